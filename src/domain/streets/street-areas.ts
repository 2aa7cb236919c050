import type { City } from '../places/cities'
import { holySitesBox, isInBox } from '../places/holy-sites-box'
import type { StreetMap } from './street-map'

export type StreetCity = StreetMap['city']

/** Degrees. */
export type StreetArea = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
  /** Which a map server is asked for. `named`: camps are rows of like roofs, and only what has a name is steered by. */
  readonly buildings: 'all' | 'named'
}

/** Of which parts the guide has streets: the surroundings of the two mosques and the ground of the rites, as far as a pilgrim walks. */
export const streetAreas: Readonly<Record<StreetCity, readonly StreetArea[]>> = {
  makkah: [
    { south: 21.395, west: 39.773, north: 21.459, east: 39.88, buildings: 'all' },
    { ...holySitesBox, buildings: 'named' },
  ],
  madinah: [{ south: 24.42, west: 39.571, north: 24.498, east: 39.658, buildings: 'all' }],
}

export const streetCities = Object.keys(streetAreas) as readonly StreetCity[]

export const streetCityNames = { makkah: 'Makkah', madinah: 'Madinah' } as const satisfies Record<StreetCity, City>

/** Of whose streets a position is, or `null`. */
export function findStreetCity(latitude: number, longitude: number): StreetCity | null {
  return streetCities.find((city) => streetAreas[city].some((area) => isInBox(area, { latitude, longitude }))) ?? null
}

type Placed = { readonly latitude: number | null; readonly longitude: number | null }

/** Whether the guide can say the way there: its position is known, and the streets around it are. */
export const isWalkable = ({ latitude, longitude }: Placed): boolean =>
  latitude !== null && longitude !== null && findStreetCity(latitude, longitude) !== null
