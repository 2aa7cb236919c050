import type { City } from '@/domain/places/cities'

/** Decimal degrees, WGS 84. Latitude −90…90, longitude −180…180. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** §9. */
export const EARTH_RADIUS_KM = 6371

/** §9: this close to a city's centre counts as being in that city. */
export const CITY_RADIUS_KM = 15

/** §9. The Madinah centre is not the default map position of Masjid an-Nabawi, which lies 0.4 km west of it. */
export const cityCentres = {
  Makkah: { latitude: 21.4225, longitude: 39.8262 },
  Madinah: { latitude: 24.4672, longitude: 39.615 },
} as const satisfies Partial<Record<City, Position>>

export type DetectableCity = keyof typeof cityCentres

/** Great-circle distance in metres (haversine on a sphere of `EARTH_RADIUS_KM`). */
export function distanceMetres(from: Position, to: Position): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2
  const halfLongitude = radians(to.longitude - from.longitude) / 2
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2
  // Rounding can lift the chord of two antipodes a hair above 1, where asin has no value.
  return 2 * EARTH_RADIUS_KM * METRES_PER_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The city whose centre lies within `CITY_RADIUS_KM`, or `null`. Jeddah has no centre in §9 and is never detected. */
export function cityAt(position: Position): DetectableCity | null {
  const isNear = (city: DetectableCity) => distanceMetres(position, cityCentres[city]) <= CITY_RADIUS_KM * METRES_PER_KM
  if (isNear('Makkah')) return 'Makkah'
  return isNear('Madinah') ? 'Madinah' : null
}

/** Metres under 1 km, otherwise kilometres with one decimal (§9); `null` or a distance that is no number is unknown. */
export function formatDistance(metres: number | null): string {
  if (metres === null || !Number.isFinite(metres)) return 'Distance unknown'
  const wholeMetres = Math.round(metres)
  return wholeMetres < METRES_PER_KM ? `${wholeMetres} m` : `${(metres / METRES_PER_KM).toFixed(1)} km`
}

const METRES_PER_KM = 1000

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
