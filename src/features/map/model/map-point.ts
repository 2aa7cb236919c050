import type { Position } from '@/lib/geo'
import type { PlaceCategory } from '@/lib/place-categories'

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
export function boundsOf(points: readonly Position[]): Bounds | null {
  if (points.length === 0) return null
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ]
}
