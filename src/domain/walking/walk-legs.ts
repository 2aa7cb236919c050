import { distanceMetres, type Position } from '@/lib/geo/geo'
import type { StreetName } from '../streets/street-map'
import { bearingBetween, turnBetween } from '@/lib/geo/compass'
import { findCrossedStreet, findReference, isSameName, type LegReference } from './leg-reference'
import type { NamedFeature } from './named-features'
import type { ShortestWalk } from './shortest-walk'
import { type Climb, isClimb, STRAIGHT_TURN, type WalkedGround } from './walked-ground'
import type { WalkedWay, WalkingGraph } from './walking-graph'

/** A part of a walk along one street. */
export type WalkLeg = {
  readonly ground: WalkedGround
  readonly name: StreetName | null
  /** What a leg without a name is told by; `null` for one with a name, and where nothing with a name is near. */
  readonly reference: LegReference | null
  /** A street of cars that a path leads across. */
  readonly crosses: StreetName | null
  /** Steps and the like that are too short to be a leg. */
  readonly climbs: readonly Climb[]
  readonly isTunnel: boolean
  readonly isBridge: boolean
  /** Beside fast traffic, without a pavement of its own on the map. */
  readonly isBusy: boolean
  readonly metres: number
  /** Degrees to the right of the direction before, −180…180; `null` for the first leg. */
  readonly turn: number | null
  /** To which side the few metres lead by which one comes to a street that goes on as before. */
  readonly shift: 'left' | 'right' | null
  /** Degrees clockwise from north, in which the leg begins. */
  readonly bearing: number
  /** The point of the walk at which it begins. */
  readonly firstPoint: number
}

/** Nothing shorter is told by itself, as nobody can measure it: it is part of the leg it leads to. Metres. */
const LEAST_LEG_METRES = 20

/** A turn of at least this much begins a new leg, even on the same street or an unnamed one. Degrees. */
const TOLD_TURN = 45

/** Directions are taken over so many metres, since the corner of a crossing says little. */
const BEARING_METRES = 15

/** The points from `first` to `end`; from `own` on they are of the way it is named by, before that of what leads there. */
type Stretch = {
  readonly first: number
  readonly own: number
  readonly end: number
  readonly way: WalkedWay
  readonly climbs: readonly Climb[]
}

/** A walk in parts that a person can be told: one a street, a new one where there is a turn. */
export function walkLegs(walk: ShortestWalk, { ways, features }: WalkedMap): readonly WalkLeg[] {
  const measured = { walk, along: metresAlong(walk.points) }
  const stretches = joinStraight(measured, dropShort(measured, cutByStreet(measured, ways)))
  return stretches.map((stretch, index) => {
    const { first, own, way } = stretch
    const ground = classifyGround(way)
    return {
      ground,
      name: way.name,
      ...tellUnnamed(measured, features, stretches, index),
      climbs: stretch.climbs.filter((climb) => climb !== ground),
      isTunnel: way.isTunnel,
      isBridge: way.isBridge,
      isBusy: way.isBusy,
      metres: measureLength(measured, stretch),
      turn: index === 0 ? null : measureTurn(measured, stretch),
      shift: index === 0 ? null : findShift(measured, stretch),
      bearing: bearingAfter(measured, own),
      firstPoint: first,
    }
  })
}

type WalkedMap = Pick<WalkingGraph, 'ways' | 'features'>

type Measured = { readonly walk: ShortestWalk; readonly along: readonly number[] }

/** Metres from the beginning of a line to each of its points. */
export function metresAlong(points: readonly Position[]): readonly number[] {
  const along: number[] = []
  points.forEach((point, index) => {
    const before = points[index - 1]
    along.push(before === undefined ? 0 : (along[index - 1] ?? 0) + distanceMetres(before, point))
  })
  return along
}

function cutByStreet(measured: Measured, ways: readonly WalkedWay[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  measured.walk.ways.forEach((number, piece) => {
    const way = ways[number]
    if (way === undefined) return
    const last = stretches.at(-1)
    const next = { first: piece, own: piece, end: piece + 1, way, climbs: [] }
    const isTold = () => measured.walk.isJunction[piece] === true && isTurn(measured, next)
    if (last !== undefined && isSameStreet(last.way, way) && !isTold()) {
      stretches[stretches.length - 1] = { ...last, end: piece + 1 }
    } else stretches.push(next)
  })
  return stretches
}

const isTurn = (measured: Measured, stretch: Stretch): boolean => Math.abs(measureTurn(measured, stretch)) >= TOLD_TURN

/** A few metres belong to the street they lead to, at the end of the walk to the one they come from. */
function dropShort(measured: Measured, stretches: readonly Stretch[]): readonly Stretch[] {
  const merged: Stretch[] = []
  let lead: Stretch | null = null
  for (const stretch of stretches) {
    const begun: Stretch =
      lead === null ? stretch : { ...stretch, first: lead.first, climbs: addClimbs(listClimbs(lead), stretch.climbs) }
    lead = measureLength(measured, begun) < LEAST_LEG_METRES ? begun : null
    if (lead === null) merged.push(begun)
  }
  if (lead === null) return merged
  const last = merged.at(-1)
  if (last === undefined) return [lead]
  merged[merged.length - 1] = { ...last, end: lead.end, climbs: addClimbs(last.climbs, listClimbs(lead)) }
  return merged
}

/** What is climbed on a stretch that is not told by itself any more. */
function listClimbs({ way, climbs }: Stretch): readonly Climb[] {
  const ground = classifyGround(way)
  return isClimb(ground) ? addClimbs(climbs, [ground]) : climbs
}

const addClimbs = (a: readonly Climb[], b: readonly Climb[]): readonly Climb[] => [...new Set([...a, ...b])]

/** What was one street before a short piece in it was dropped; and ways without a name on which one just goes on. */
function joinStraight(measured: Measured, stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    if (last === undefined || !isContinued(measured, last, stretch)) joined.push(stretch)
    else {
      const isLonger = measureLength(measured, stretch) > measureLength(measured, last)
      joined[joined.length - 1] = {
        ...last,
        end: stretch.end,
        way: isLonger ? stretch.way : last.way,
        climbs: addClimbs(last.climbs, stretch.climbs),
      }
    }
  }
  return joined
}

function isContinued(measured: Measured, last: Stretch, stretch: Stretch): boolean {
  const turn = Math.abs(measureTurn(measured, stretch))
  if (isSameStreet(last.way, stretch.way)) return turn < TOLD_TURN
  return isSameStreet(asPath(last.way), asPath(stretch.way)) && last.way.name === null && turn < STRAIGHT_TURN
}

/** Whether a way without a name is a path or a street changes nothing for who walks straight on. */
const asPath = (way: WalkedWay): WalkedWay => (classifyGround(way) === 'street' ? { ...way, class: 'footway' } : way)

const isSameStreet = (a: WalkedWay, b: WalkedWay): boolean =>
  isSameName(a.name, b.name) &&
  a.isTunnel === b.isTunnel &&
  a.isBridge === b.isBridge &&
  a.isBusy === b.isBusy &&
  classifyGround(a) === classifyGround(b)

function classifyGround({ class: wayClass, isEscalator }: WalkedWay): WalkedGround {
  if (isEscalator) return wayClass === 'steps' ? 'escalator' : 'moving-walkway'
  if (wayClass === 'steps') return 'steps'
  return wayClass === 'footway' || wayClass === 'pedestrian' ? 'path' : 'street'
}

/** What a leg without a name is told by, and what a path leads across. */
function tellUnnamed(
  measured: Measured,
  features: readonly NamedFeature[],
  stretches: readonly Stretch[],
  index: number,
): Pick<WalkLeg, 'reference' | 'crosses'> {
  const stretch = stretches[index]
  if (stretch === undefined) return { reference: null, crosses: null }
  const { first, end, way } = stretch
  const { points, isJunction } = measured.walk
  const [before, after] = [stretches[index - 1]?.way.name ?? null, stretches[index + 1]?.way.name ?? null]
  const following = stretches.slice(index + 1).find((one) => one.way.name !== null)
  const next =
    following?.way.name == null
      ? null
      : { name: following.way.name, metres: measureLength(measured, { first: end, end: following.first }) }
  const reference =
    way.name === null ? findReference(features, { points: points.slice(first, end + 1), before, next }) : null
  const isKnown = (name: StreetName) =>
    [before, after, way.name, reference?.name ?? null].some((known) => isSameName(known, name))
  const corners = points.slice(first + 1, end).filter((_, corner) => isJunction[first + 1 + corner] === true)
  const isOnPath = classifyGround(way) === 'path' && !way.isOffGround
  return { reference, crosses: isOnPath ? findCrossedStreet(features, corners, isKnown) : null }
}

const measureLength = ({ along }: Measured, { first, end }: Pick<Stretch, 'first' | 'end'>): number =>
  (along[end] ?? 0) - (along[first] ?? 0)

/** From the direction before to that of its own way, whatever corners the few metres that lead there have. */
const measureTurn = (measured: Measured, { first, own }: Stretch): number =>
  turnBetween(bearingBefore(measured, first), bearingAfter(measured, own))

function findShift(measured: Measured, stretch: Stretch): WalkLeg['shift'] {
  const { points } = measured.walk
  if (stretch.own === stretch.first || isTurn(measured, stretch)) return null
  const lead = bearingBetween(at(points, stretch.first), at(points, stretch.own))
  const turn = turnBetween(bearingBefore(measured, stretch.first), lead)
  if (Math.abs(turn) < TOLD_TURN) return null
  return turn < 0 ? 'left' : 'right'
}

function bearingBefore({ walk: { points }, along }: Measured, point: number): number {
  let back = point - 1
  while (back > 0 && (along[point] ?? 0) - (along[back] ?? 0) < BEARING_METRES) back--
  return bearingBetween(at(points, back), at(points, point))
}

function bearingAfter({ walk: { points }, along }: Measured, point: number): number {
  let on = point + 1
  while (on < points.length - 1 && (along[on] ?? 0) - (along[point] ?? 0) < BEARING_METRES) on++
  return bearingBetween(at(points, point), at(points, on))
}

function at(points: readonly Position[], index: number): Position {
  const point = points[index]
  if (point === undefined) throw new RangeError(`A walk of ${points.length} points has no point ${index}.`)
  return point
}
