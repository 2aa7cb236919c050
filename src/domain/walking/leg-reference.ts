import { distanceMetres, type Position } from '@/lib/geo/geo'
import type { StreetName } from '../streets/street-map'
import { featuresNear, type NamedFeature, nearestPoint } from './named-features'

/** What a part of a walk without a name of its own is told by: it runs beside something that has one, or leads to it. */
export type LegReference = { readonly kind: 'beside' | 'towards'; readonly name: StreetName }

/** Farther from it, a path does not lead to a street or a building. Metres. */
const TOWARDS_METRES = 40

/** A part leads towards a street that the walk comes to within so many metres after it. */
const AHEAD_METRES = 150

/** At so many places, evenly spread, it is looked what a part runs beside. */
const LOOKS = 8

/** So much of them has to be beside it, and so much of the way has to be made along it. */
const MOST_OF_IT = 0.6

type UnnamedLeg = {
  readonly points: readonly Position[]
  /** The street before, which it leads away from. */
  readonly before: StreetName | null
  /** The first street with a name after it, and how many metres after its end that begins. */
  readonly next: { readonly name: StreetName; readonly metres: number } | null
}

/** `null` where nothing with a name is near enough. */
export function findReference(
  features: readonly NamedFeature[],
  { points, before, next }: UnnamedLeg,
): LegReference | null {
  const beside = findBeside(featuresNear(features, points), points)
  if (beside !== null) return { kind: 'beside', name: beside }
  if (next !== null && next.metres <= AHEAD_METRES) return { kind: 'towards', name: next.name }
  const [start, end] = [points[0], points.at(-1)]
  if (start === undefined || end === undefined) return null
  const ahead = featuresNear(features, [end], TOWARDS_METRES)
    .map((feature) => ({ name: feature.name, metres: nearestPoint(feature, end).metres, feature }))
    .filter(
      ({ name, metres, feature }) =>
        metres <= TOWARDS_METRES && !isSameName(name, before) && metres <= nearestPoint(feature, start).metres,
    )
    .sort((a, b) => a.metres - b.metres)
  return ahead[0] === undefined ? null : { kind: 'towards', name: ahead[0].name }
}

/** The name of the nearest feature that a line runs beside; a street of several ways is one. */
function findBeside(features: readonly NamedFeature[], points: readonly Position[]): StreetName | null {
  const looks = spread(points, LOOKS)
  const [first, last] = [looks[0], looks.at(-1)]
  if (first === undefined || last === undefined) return null
  const byName = new Map<string, NamedFeature[]>()
  for (const feature of features) {
    const key = JSON.stringify([feature.name.en, feature.name.ar])
    byName.set(key, [...(byName.get(key) ?? []), feature])
  }
  let best: { readonly name: StreetName; readonly metres: number } | null = null
  for (const parts of byName.values()) {
    const nearest = looks.map((look) =>
      parts.map((part) => nearestPoint(part, look)).reduce((a, b) => (b.metres < a.metres ? b : a)),
    )
    const near = nearest.filter(({ metres }) => metres <= (parts[0]?.besideMetres ?? 0))
    const [from, to] = [nearest[0], nearest.at(-1)]
    if (from === undefined || to === undefined || near.length < MOST_OF_IT * looks.length) continue
    // A street that is only crossed is near as well, but nothing is walked along it.
    const along = distanceMetres(from.position, to.position)
    if (along < MOST_OF_IT * distanceMetres(first, last)) continue
    const metres = near.reduce((sum, look) => sum + look.metres, 0) / near.length
    const name = parts[0]?.name
    if (name !== undefined && (best === null || metres < best.metres)) best = { name, metres }
  }
  return best?.name ?? null
}

/** Places along a line, evenly spread, its two ends among them. */
function spread(points: readonly Position[], count: number): readonly Position[] {
  const pieces = points.slice(1).map((end, index) => ({ start: points[index] ?? end, end }))
  const lengths = pieces.map(({ start, end }) => distanceMetres(start, end))
  const whole = lengths.reduce((sum, metres) => sum + metres, 0)
  return Array.from({ length: count }, (_, index) => {
    let left = (whole * index) / (count - 1)
    for (const [piece, { start, end }] of pieces.entries()) {
      const metres = lengths[piece] ?? 0
      if (left <= metres) {
        const share = metres === 0 ? 0 : left / metres
        return {
          latitude: start.latitude + share * (end.latitude - start.latitude),
          longitude: start.longitude + share * (end.longitude - start.longitude),
        }
      }
      left -= metres
    }
    return points.at(-1)
  }).filter((position) => position !== undefined)
}

/** One script is enough: a piece of a street may have been given its name in one only. No name and no name are the same. */
export function isSameName(a: StreetName | null, b: StreetName | null): boolean {
  if (a === null || b === null) return a === b
  return (a.ar !== null && a.ar === b.ar) || (a.en !== null && a.en === b.en)
}

/** A corner of the way on the line of a street stands on it. Metres. */
const ON_STREET_METRES = 1.5

/** The first named street of cars that a path leads across at one of these corners. */
export function findCrossedStreet(
  features: readonly NamedFeature[],
  corners: readonly Position[],
  isKnown: (name: StreetName) => boolean,
): StreetName | null {
  if (corners.length === 0) return null
  const roads = featuresNear(features, corners, ON_STREET_METRES).filter(({ isRoad, name }) => isRoad && !isKnown(name))
  for (const corner of corners) {
    const crossed = roads.find((road) => nearestPoint(road, corner).metres <= ON_STREET_METRES)
    if (crossed !== undefined) return crossed.name
  }
  return null
}
