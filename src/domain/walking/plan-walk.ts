import { distanceMetres, type Position } from '@/lib/geo/geo'
import { nearestWays, type OnWay } from './nearest-ways'
import { type ShortestWalk, shortestWalk } from './shortest-walk'
import type { WalkablePart } from './walkable-part'
import type { WalkingGraph } from './walking-graph'
import { type WalkLeg, walkLegs } from './walk-legs'

/** How far a position may be from the nearest mapped way; the courtyards are wide. Beyond it the plan is refused. Metres. */
const REACH_METRES = 300

/** Closer than this, start and end are the same place. Metres. */
const THERE_METRES = 15

export type PlannedWalk = {
  readonly kind: 'walk'
  /** All of it, what is not mapped as well. */
  readonly metres: number
  /** On ways, from the one nearest to the start to the one nearest to the end. */
  readonly points: readonly Position[]
  readonly legs: readonly WalkLeg[]
  /** In a straight line from the start to the first point, and from the last point to the end, where no way is mapped. */
  readonly metresToWay: number
  readonly metresFromWay: number
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

/** The shortest walk between two positions over the part of the graph somebody can use, and what is to be said of it. */
export function planWalk(graph: WalkingGraph, part: WalkablePart, from: Position, to: Position): WalkAnswer {
  const straight = distanceMetres(from, to)
  if (straight < THERE_METRES) return refused('there')
  const starts = nearestWays(graph, part, from, REACH_METRES)
  const ends = nearestWays(graph, part, to, REACH_METRES)
  if (starts.size === 0) return refused('start-off')
  if (ends.size === 0) return refused('end-off')
  const pair = closestPair(starts, ends)
  if (pair === null) return refused('not-connected')
  const [start, end] = pair
  if (start.metresOff + end.metresOff >= straight) return refused('open-ground')
  const walk = shortestWalk(graph, part, start, end)
  return walk === null ? refused('not-connected') : asPlanned(graph, walk, start, end)
}

const refused = (reason: NoWalk['reason']): NoWalk => ({ kind: 'refused', reason })

/** The start and the end on the same island whose distances from the wanted positions add up to the least. */
function closestPair(
  starts: ReadonlyMap<number, OnWay>,
  ends: ReadonlyMap<number, OnWay>,
): readonly [OnWay, OnWay] | null {
  let closest: readonly [OnWay, OnWay] | null = null
  let least = Infinity
  for (const [island, start] of starts) {
    const end = ends.get(island)
    const metresOff = end === undefined ? Infinity : start.metresOff + end.metresOff
    if (end === undefined || metresOff >= least) continue
    least = metresOff
    closest = [start, end]
  }
  return closest
}

const asPlanned = (graph: WalkingGraph, walk: ShortestWalk, start: OnWay, end: OnWay): PlannedWalk => ({
  kind: 'walk',
  metres: start.metresOff + walk.metres + end.metresOff,
  points: walk.points,
  legs: walkLegs(walk, graph.ways),
  metresToWay: start.metresOff,
  metresFromWay: end.metresOff,
})
