import type { Position } from '@/lib/geo/geo'
import type { PlaceCategory } from '@/domain/places/place-categories'

import type { NamedPlace } from '@/queries/named-places'

/** What the map needs of a place. */
export type MapPoint = Position & { readonly id: number; readonly name: string; readonly category: PlaceCategory }

/** South-west and north-east corner, as [latitude, longitude] in degrees. */
export type Bounds = readonly [southWest: readonly [number, number], northEast: readonly [number, number]]

/** The places whose position is known, in the order of the list. */
export function mapPoints(places: readonly NamedPlace[]): readonly MapPoint[] {
  return places.flatMap(({ id, name, category, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, name, category, latitude, longitude }],
  )
}

/** The smallest box around all points; `null` when there are none. The three cities are far from the date line. */
export function toBounds(points: readonly Position[]): Bounds | null {
  const [first] = points
  if (first === undefined) return null
  let [south, west, north, east] = [first.latitude, first.longitude, first.latitude, first.longitude]
  // Not as arguments of one call: a hundred thousand of them are more than a browser takes.
  for (const { latitude, longitude } of points) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  return [
    [south, west],
    [north, east],
  ]
}
