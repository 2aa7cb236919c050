import { distanceMetres, type Position } from '@/lib/geo/geo'
import type { StreetName } from '../streets/street-map'
import { bearingBetween, turnBetween } from '@/lib/geo/compass'
import type { ShortestWalk } from './shortest-walk'
import type { WalkedWay } from './walking-graph'

export type WalkedGround = 'street' | 'path' | 'steps' | 'escalator'

/** A part of a walk along one street. */
export type WalkLeg = {
  readonly ground: WalkedGround
  readonly name: StreetName | null
  readonly isTunnel: boolean
  readonly isBridge: boolean
  /** Beside fast traffic, without a pavement of its own on the map. */
  readonly isBusy: boolean
  readonly metres: number
  /** Degrees to the right of the direction before, −180…180; `null` for the first leg. */
  readonly turn: number | null
  /** Degrees clockwise from north, in which the leg begins. */
  readonly bearing: number
  /** The point of the walk at which it begins. */
  readonly firstPoint: number
}

/** Shorter than this and without a name, it is the middle of a crossing. Metres. */
const LEAST_LEG_METRES = 15

/** A turn of at least this much begins a new leg, even on the same street or an unnamed one. Degrees. */
const TOLD_TURN = 45

/** Directions are taken over so many metres, since the corner of a crossing says little. */
const BEARING_METRES = 15

type Stretch = { readonly first: number; readonly end: number; readonly way: WalkedWay }

/** A walk in parts that a person can be told: one a street, a new one where there is a turn. */
export function walkLegs(walk: ShortestWalk, ways: readonly WalkedWay[]): readonly WalkLeg[] {
  const measured = { walk, along: metresAlong(walk.points) }
  const stretches = joinSame(measured, dropCrossings(measured, cutByStreet(measured, ways)))
  return stretches.map(({ first, end, way }, index) => ({
    ground: classifyGround(way),
    name: way.name,
    isTunnel: way.isTunnel,
    isBridge: way.isBridge,
    isBusy: way.isBusy,
    metres: measureLength(measured, { first, end }),
    turn: index === 0 ? null : measureTurn(measured, first),
    bearing: bearingAfter(measured, first),
    firstPoint: first,
  }))
}

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
    const isContinued = last !== undefined && isSameStreet(last.way, way) && !isToldTurn(measured, piece)
    if (isContinued) stretches[stretches.length - 1] = { ...last, end: piece + 1 }
    else stretches.push({ first: piece, end: piece + 1, way })
  })
  return stretches
}

const isToldTurn = (measured: Measured, point: number): boolean =>
  measured.walk.isJunction[point] === true && Math.abs(measureTurn(measured, point)) >= TOLD_TURN

/** The few metres across a junction belong to the street they lead to. */
function dropCrossings(measured: Measured, stretches: readonly Stretch[]): readonly Stretch[] {
  const merged: Stretch[] = []
  let first: number | null = null
  stretches.forEach((stretch, index) => {
    const isLast = index === stretches.length - 1
    const begun = { ...stretch, first: first ?? stretch.first }
    first = null
    if (!isCrossing(measured, stretch)) return merged.push(begun)
    const before = merged.at(-1)
    if (!isLast) first = begun.first
    else if (before === undefined) merged.push(begun)
    else merged[merged.length - 1] = { ...before, end: begun.end }
    return undefined
  })
  return merged
}

const isCrossing = (measured: Measured, { first, end, way }: Stretch): boolean =>
  way.name === null && !CLIMBED.has(classifyGround(way)) && measureLength(measured, { first, end }) < LEAST_LEG_METRES

/** Told however short they are. */
const CLIMBED: ReadonlySet<WalkedGround> = new Set(['steps', 'escalator'])

/** What was one street before a crossing in it was dropped. */
function joinSame(measured: Measured, stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    const isContinued =
      last !== undefined &&
      isSameStreet(last.way, stretch.way) &&
      Math.abs(measureTurn(measured, stretch.first)) < TOLD_TURN
    if (isContinued) joined[joined.length - 1] = { ...last, end: stretch.end }
    else joined.push(stretch)
  }
  return joined
}

const isSameStreet = (a: WalkedWay, b: WalkedWay): boolean =>
  a.name?.ar === b.name?.ar &&
  a.name?.en === b.name?.en &&
  a.isTunnel === b.isTunnel &&
  a.isBridge === b.isBridge &&
  a.isBusy === b.isBusy &&
  classifyGround(a) === classifyGround(b)

function classifyGround({ class: wayClass, isEscalator }: WalkedWay): WalkedGround {
  if (isEscalator) return wayClass === 'steps' ? 'escalator' : 'path'
  if (wayClass === 'steps') return 'steps'
  return wayClass === 'footway' || wayClass === 'pedestrian' ? 'path' : 'street'
}

const measureLength = ({ along }: Measured, { first, end }: Pick<Stretch, 'first' | 'end'>): number =>
  (along[end] ?? 0) - (along[first] ?? 0)

const measureTurn = (measured: Measured, point: number): number =>
  turnBetween(bearingBefore(measured, point), bearingAfter(measured, point))

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
