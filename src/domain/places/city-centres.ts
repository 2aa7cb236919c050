import { distanceMetres, type Position } from '@/lib/geo/geo'

import type { City } from './cities'

/** §9: this close to a city's centre counts as being in that city. */
export const CITY_RADIUS_KM = 15

/** §9. The Madinah centre is not the default map position of Masjid an-Nabawi, which lies 0.4 km west of it. */
export const cityCentres = {
  Makkah: { latitude: 21.4225, longitude: 39.8262 },
  Madinah: { latitude: 24.4672, longitude: 39.615 },
} as const satisfies Partial<Record<City, Position>>

export type DetectableCity = keyof typeof cityCentres

/** The city whose centre lies within `CITY_RADIUS_KM`, or `null`. Jeddah has no centre in §9 and is never detected. */
export const detectCity = (position: Position): DetectableCity | null => cityOfCircle(position, 0)

/** The city that holds a whole circle, its radius in metres; `null` when any of the circle lies outside. */
export function cityOfCircle(middle: Position, radiusMetres: number): DetectableCity | null {
  const isNear = (city: DetectableCity) =>
    distanceMetres(middle, cityCentres[city]) + radiusMetres <= CITY_RADIUS_KM * 1000
  if (isNear('Makkah')) return 'Makkah'
  return isNear('Madinah') ? 'Madinah' : null
}
