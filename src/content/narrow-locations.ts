import { type Bounds, type LocationCursor, type LocationQuery, writeCursor } from '@/contracts/location-query'
import { matchesCity } from '@/domain/places/cities'
import { distanceMetres, type Position } from '@/lib/geo/geo'
import { inNameOrder } from '@/lib/text/name-order'
import { matchesWords, searchWords } from '@/domain/places/place-search'

import type { PlaceSummary } from '@/contracts/content'

export type NarrowedLocations = {
  readonly places: readonly PlaceSummary[]
  /** Where the next page starts; `null` on the last one. */
  readonly nextCursor: string | null
}

/**
 * The places that match a query. `places` come in the order of their names; the result is in that order too, or by distance
 * (metres, great circle) from `near`, with places of unknown position last. A query text without a word that counts (§5)
 * matches every place. A cursor stays valid when its place is gone.
 */
export function narrowLocations(places: readonly PlaceSummary[], query: LocationQuery): NarrowedLocations {
  const order = chooseOrder(query.near)
  const words = searchWords(query.q ?? '')
  const matches = places
    .filter((place) => matchesQuery(place, query, words))
    .filter((place) => query.cursor === undefined || order(place, query.cursor) > 0)
  // The places come in the order of their names: comparing them all again would take a tenth of a second.
  if (query.near !== undefined) matches.sort(order)
  const page = query.limit === undefined ? matches : matches.slice(0, query.limit)
  const last = page.at(-1)
  return { places: page, nextCursor: last === undefined || page.length === matches.length ? null : writeCursor(last) }
}

type Order = (a: LocationCursor, b: LocationCursor) => number

function chooseOrder(near: Position | undefined): Order {
  if (near === undefined) return inNameOrder
  const measureMetres = ({ latitude, longitude }: LocationCursor): number =>
    latitude === null || longitude === null ? UNKNOWN_DISTANCE : distanceMetres(near, { latitude, longitude })
  return (a, b) => measureMetres(a) - measureMetres(b) || inNameOrder(a, b)
}

/** Metres; farther than anything on Earth, and a number that can be subtracted from itself. */
const UNKNOWN_DISTANCE = 1e9

function matchesQuery(
  place: PlaceSummary,
  { city, category, bbox }: LocationQuery,
  words: ReturnType<typeof searchWords>,
): boolean {
  return (
    (city === undefined || matchesCity(place.city, city)) &&
    (category === undefined || place.category === category) &&
    (words.length === 0 || matchesWords(place, words)) &&
    (bbox === undefined || isWithin(place, bbox))
  )
}

const isWithin = ({ latitude, longitude }: PlaceSummary, { south, west, north, east }: Bounds): boolean =>
  latitude !== null &&
  longitude !== null &&
  latitude >= south &&
  latitude <= north &&
  longitude >= west &&
  longitude <= east
