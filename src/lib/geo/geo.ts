/** Decimal degrees, WGS 84. Latitude −90…90, longitude −180…180. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** §9. */
export const EARTH_RADIUS_KM = 6371

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

/** Metres under 1 km, otherwise kilometres with one decimal (§9); `null` or a distance that is no number is unknown. */
export function formatDistance(metres: number | null): string {
  if (metres === null || !Number.isFinite(metres)) return 'Distance unknown'
  const wholeMetres = Math.round(metres)
  return wholeMetres < METRES_PER_KM ? `${wholeMetres} m` : `${(metres / METRES_PER_KM).toFixed(1)} km`
}

const METRES_PER_KM = 1000

/** Of latitude; of longitude times the cosine of the latitude. */
export const METRES_PER_DEGREE = (EARTH_RADIUS_KM * METRES_PER_KM * Math.PI) / 180

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
