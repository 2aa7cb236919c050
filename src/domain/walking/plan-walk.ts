import { distanceMetres, type Position } from '@/lib/geo/geo'
import { nearestWays } from './nearest-ways'
import { type ShortestWalk, shortestWalk } from './shortest-walk'
import { isStepFree, type WalkablePart } from './walkable-part'
import type { WalkingGraph } from './walking-graph'
import { metresAlong, type WalkLeg, walkLegs } from './walk-legs'

/** How far a position may be from the nearest mapped way; the courtyards are wide. Beyond it the plan is refused. Metres. */
const REACH_METRES = 300

/** Closer than this, start and end are the same place. Metres. */
const THERE_METRES = 15

/**
 * Where a walk begins or ends. A gate is in the wall of its mosque, wherever its position says it is: it is come to from
 * outside.
 */
export type WalkEnd = Position & { readonly isGate?: boolean }

export type PlannedWalk = {
  readonly kind: 'walk'
  /** All of it, what is not mapped as well. */
  readonly metres: number
  /** On ways, from where the start gets onto them to where the end leaves them. */
  readonly points: readonly Position[]
  readonly legs: readonly WalkLeg[]
  /** In a straight line from the start to the first point, and from the last point to the end, where no way is mapped. */
  readonly metresToWay: number
  readonly metresFromWay: number
  /** Whether it ends at a gate inside of a mosque, such as those of the Rawdah: the rest leads through the mosque. */
  readonly isGoalInside: boolean
  /** Of steps and escalators, and of what is noted as not passable with a wheelchair. */
  readonly stepMetres: number
  /**
   * Only of a walk that was asked for without steps and has some: how long the one without is, which is far longer; `null`
   * where none is known.
   */
  readonly metresWithoutSteps?: number | null
}

export type NoWalk = {
  readonly kind: 'refused'
  /**
   * `there`: the two are the same place. `open-ground`: no mapped way brings one closer than going straight. `start-off`,
   * `end-off`: no way is near. `not-connected`: both have ways, but those do not meet.
   */
  readonly reason: 'there' | 'open-ground' | 'start-off' | 'end-off' | 'not-connected'
}

export type WalkAnswer = PlannedWalk | NoWalk

type PlanOptions = {
  /** Metres; see `nearestWays`. */
  readonly reach?: number
  readonly isWide?: boolean
}

/**
 * The best walk between two positions over the part of the graph somebody can use, and what is to be said of it. Several
 * ways near each end are tried. Mosques are walked through only where the walk begins or ends in them.
 */
export function planWalk(
  graph: WalkingGraph,
  part: WalkablePart,
  [from, to]: readonly [from: WalkEnd, to: WalkEnd],
  { reach = REACH_METRES, isWide = false }: PlanOptions = {},
): WalkAnswer {
  const straight = distanceMetres(from, to)
  if (straight < THERE_METRES) return refused('there')
  const [around, aroundEnd] = [findAround(graph, from), findAround(graph, to)]
  const starts = nearestWays(graph, part, from, { reach, isWide, mosques: around })
  const ends = nearestWays(graph, part, to, { reach, isWide, mosques: aroundEnd })
  if (starts.near.length === 0) return refused('start-off')
  if (ends.near.length === 0) return refused('end-off')
  const mosques = new Set([...around, ...aroundEnd])
  const walk =
    shortestWalk(graph, part, { starts: starts.near, ends: ends.near, goal: to, mosques }) ??
    shortestWalk(graph, part, { starts: starts.onEachIsland, ends: ends.onEachIsland, goal: to, mosques })
  if (walk === null) return refused('not-connected')
  return walk.from.metresOff + walk.to.metresOff >= straight ? refused('open-ground') : asPlanned(graph, walk, to)
}

const findAround = ({ mosques }: WalkingGraph, end: WalkEnd): ReadonlySet<number> =>
  end.isGate === true ? NONE : mosques.findAround(end)

const NONE: ReadonlySet<number> = new Set()

const refused = (reason: NoWalk['reason']): NoWalk => ({ kind: 'refused', reason })

const asPlanned = (graph: WalkingGraph, walk: ShortestWalk, goal: WalkEnd): PlannedWalk => ({
  kind: 'walk',
  metres: walk.from.metresOff + walk.metres + walk.to.metresOff,
  points: walk.points,
  legs: walkLegs(walk, graph),
  metresToWay: walk.from.metresOff,
  metresFromWay: walk.to.metresOff,
  isGoalInside: goal.isGate === true && graph.mosques.findAround(goal).size > 0,
  stepMetres: measureSteps(walk, graph),
})

function measureSteps({ points, ways }: ShortestWalk, graph: WalkingGraph): number {
  const along = metresAlong(points)
  return ways.reduce((metres, number, piece) => {
    const way = graph.ways[number]
    return way === undefined || isStepFree(way) ? metres : metres + (along[piece + 1] ?? 0) - (along[piece] ?? 0)
  }, 0)
}
