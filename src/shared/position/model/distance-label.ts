import { distanceMetres, formatDistance, type Position } from '@/lib/geo/geo'

import { isRough, type UserPosition } from './user-position'

/** Below so many radii of a rough position a distance is no more than a guess. */
const SURE_RADII = 4

/** How far a place is from the visitor, from a rough position in whole kilometres; `null` when that is not known. */
export function distanceLabel(position: UserPosition, place: Position | null): string | null {
  const { coordinates, accuracyMetres } = position
  if (coordinates === null || place === null) return null
  const metres = distanceMetres(coordinates, place)
  if (!isRough(position)) return formatDistance(metres)
  return metres > SURE_RADII * (accuracyMetres ?? 0) ? `about ${Math.round(metres / 1000)} km` : null
}
