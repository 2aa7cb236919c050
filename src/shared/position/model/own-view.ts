import { CITY_RADIUS_KM } from '@/domain/places/city-centres'
import { cityViews } from '@/domain/places/city-views'
import { findStreetCity } from '@/domain/streets/street-areas'
import { readStored, type StorageAccess } from '@/browser/stored-values'
import { distanceMetres, METRES_PER_DEGREE, type Position } from '@/lib/geo/geo'

import { isRough, type UserPosition } from './user-position'

/** What a map shows of where the visitor is. */
export type OwnView = {
  readonly middle: Position
  /** 0 for an exact position. */
  readonly radiusMetres: number
}

/** How old a stored position may be for a map to open there: later its owner may be in another city. Milliseconds. */
export const STORED_VIEW_MS = 2 * 60 * 60 * 1000

/** A shorter move is no reason to move a map that shows the visitor already. Metres. */
const STAY_METRES = 200

/** Where the visitor is, as a map shows it: within the areas with streets, and known at least to a city. */
export function ownView(position: UserPosition): OwnView | null {
  const { coordinates, accuracyMetres } = position
  if (coordinates === null || findStreetCity(coordinates.latitude, coordinates.longitude) === null) return null
  if (!isRough(position)) return { middle: coordinates, radiusMetres: 0 }
  // Written so that a radius which is no number counts as too wide.
  return accuracyMetres !== null && accuracyMetres <= CITY_RADIUS_KM * 1000
    ? { middle: coordinates, radiusMetres: accuracyMetres }
    : null
}

/** Around the visitor, or around where they were a short while ago. Asks nobody: all of it is on the device. */
export const startView = (position: UserPosition, storage: StorageAccess<'getItem'>, now: number): OwnView | null =>
  ownView(position) ?? storedView(storage, now)

/** The middle of the city the visitor was found in, or else chose in a list of places. */
export function startCity(position: UserPosition, storage: StorageAccess<'getItem'>): Position | null {
  const stored = readStored(storage, 'chosenCity')
  const city = position.city ?? (stored.kind === 'value' ? stored.value : null)
  return city === null ? null : cityViews[city]
}

/** The view of a map nobody has touched, once a position is found: the same object while it shows the visitor already. */
export function nextView(shown: OwnView | null, found: OwnView): OwnView {
  if (shown === null) return found
  const metres = distanceMetres(shown.middle, found.middle)
  const isShown =
    found.radiusMetres > shown.radiusMetres
      ? metres <= found.radiusMetres
      : found.radiusMetres === shown.radiusMetres && metres < STAY_METRES
  return isShown ? shown : found
}

/** South-west and north-east corner of all of a view, as [latitude, longitude] in degrees. */
export function viewCorners({ middle: { latitude, longitude }, radiusMetres }: OwnView): [number, number][] {
  const north = radiusMetres / METRES_PER_DEGREE
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return [
    [latitude - north, longitude - east],
    [latitude + north, longitude + east],
  ]
}

function storedView(storage: StorageAccess<'getItem'>, now: number): OwnView | null {
  const stored = readStored(storage, 'lastKnownPosition')
  const taken = readStored(storage, 'positionTakenAt')
  if (stored.kind !== 'value' || taken.kind !== 'value') return null
  // A time to come is of another clock, and says no more than none.
  const age = now - taken.value
  const { latitude, longitude } = stored.value
  return age >= 0 && age < STORED_VIEW_MS && findStreetCity(latitude, longitude) !== null
    ? { middle: stored.value, radiusMetres: 0 }
    : null
}
