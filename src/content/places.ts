import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import type { Location } from '@/payload-types'
import type { City } from '@/domain/places/cities'
import { MOSQUE_IDS, mosques } from '@/domain/gates/mosques'
import { type ListPage, pageOfList } from '@/lib/lists/paging'
import { keysWhere, pick, recordOf } from '@/lib/lists/table-rows'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { placeFields } from '@/domain/places/place-fields'
import { FAVOURITES, type MapFilter, NO_CATEGORY, NO_FILTER } from '@/domain/addresses/views'
import { readWeeklyHours } from '@/domain/places/weekly-hours'

import type { Place, PlaceCount, PlaceSummary } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { readPhones } from '@/server/phones/read-phones'
import { findRecords } from './payload'
import { DESTINATIONS, NAME_ORDER, readAllPlaces, readPlacesPage, SUMMARY_COLUMNS } from './read-all-places'

/** How many published places there are of a category in a city, without zeros. */
export const countPlaces = cached(
  { key: 'place-counts', tags: () => [cacheTags.locations] },
  async (): Promise<readonly PlaceCount[]> =>
    readAllPlaces<PlaceCount>(
      sql`category, city, count(*)::int AS count`,
      sql`GROUP BY category, city ORDER BY category, city`,
    ),
)

/** A page of a category in one city or in all; the two great mosques come first. */
export const listPlacesPage = cached(
  { key: 'places-page', tags: () => [cacheTags.locations] },
  async (
    category: PlaceCategory | typeof NO_CATEGORY,
    city: City | typeof NO_FILTER,
    page: number,
  ): Promise<ListPage<PlaceSummary> | null> =>
    category === NO_CATEGORY
      ? pageOfList([], page)
      : readPage(
          page,
          sql`AND category = ${category} ${city === NO_FILTER ? sql`` : sql`AND city = ${city}`}`,
          sql`id IN (${MOSQUE_IDS.haram}, ${MOSQUE_IDS.nabawi}) DESC`,
        ),
)

/** A page of the location list under one of its chips, from Masjid al-Haram outward; favourites are stored in the browser alone. */
export const listMapPage = cached(
  { key: 'map-page', tags: () => [cacheTags.locations] },
  async (filter: MapFilter, page: number): Promise<ListPage<PlaceSummary> | null> =>
    filter === FAVOURITES.key ? pageOfList([], page) : readPage(page, ...chipFilters[filter]),
)

/** `distanceMetres` from Masjid al-Haram, as `nearestFirst` sorts by it. */
const METRES_FROM_HARAM = sql`2 * asin(least(1, sqrt(
  power(sin(radians(latitude::float8 - ${mosques.haram.latitude}::float8) / 2), 2)
  + cos(radians(${mosques.haram.latitude}::float8)) * cos(radians(latitude::float8))
    * power(sin(radians(longitude::float8 - ${mosques.haram.longitude}::float8) / 2), 2)
))) NULLS LAST`

/** As `filterByChip` in the browser. */
const chipFilters: Readonly<Record<Exclude<MapFilter, typeof FAVOURITES.key>, readonly [where: SQL, first: SQL]>> = {
  all: [DESTINATIONS, METRES_FROM_HARAM],
  'holy-sites': [sql`AND category = 'holy site'`, METRES_FROM_HARAM],
  food: [sql`AND category = 'restaurant'`, METRES_FROM_HARAM],
  'grand-mosque': [
    sql`AND name ~* 'masjid al-haram|grand mosque'`,
    sql`category = 'holy site' DESC, ${METRES_FROM_HARAM}`,
  ],
}

const readPage = (page: number, where: SQL, first: SQL): Promise<ListPage<PlaceSummary> | null> =>
  readPlacesPage({ columns: SUMMARY_COLUMNS, where, order: sql`${first}, ${NAME_ORDER}`, page })

/** The ids of the places of a category. */
export const listPlaceIds = cached(
  { key: 'place-ids', tags: () => [cacheTags.locations] },
  async (category: PlaceCategory): Promise<readonly number[]> =>
    (await readAllPlaces<{ id: number }>(sql`id`, sql`AND category = ${category} ORDER BY id`)).map(({ id }) => id),
)

/** A published place by id, or `null`. */
export const findPlace = cached(
  { key: 'place', tags: (id) => [cacheTags.location(id)] },
  async (id: number): Promise<Place | null> => {
    const [place] = await findRecords('locations', { where: { id: { equals: id } }, limit: 1 })
    return place === undefined ? null : toPlace(place)
  },
)

function toSummary(doc: Location): PlaceSummary {
  return {
    id: doc.id,
    name: doc.name,
    arabicName: doc.arabicName ?? null,
    category: doc.category,
    city: doc.city,
    address: doc.address ?? null,
    description: doc.description ?? null,
    hours: doc.hours ?? null,
    latitude: doc.latitude ?? null,
    longitude: doc.longitude ?? null,
    checkedOn: doc.provenance?.checkedOn ?? null,
  }
}

const flags = keysWhere(placeFields, { kind: 'flag' })
const plainFields = keysWhere(placeFields, { isPlainFact: true })

function toPlace(doc: Location): Place {
  return {
    ...toSummary(doc),
    nameBasis: doc.nameBasis ?? null,
    phones: readPhones(doc.phone),
    website: doc.website ?? null,
    ...recordOf(plainFields, (key) => doc[key] ?? null),
    ...pick(doc, flags),
    source: doc.provenance?.source ?? null,
    reviewDueOn: doc.provenance?.reviewDueOn ?? null,
    origin: doc.origin,
    osmRef: doc.osmRef ?? null,
    confidence: doc.confidence ?? null,
    updatedAt: doc.updatedAt,
    weeklyHours: readWeeklyHours(doc.weeklyHours),
  }
}
