import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import { placeCities, type PlaceCity } from '@/domain/places/cities'
import { DIRECTORY_PAGE_SIZE, type ListPage, PRINT_PAGE_SIZE } from '@/lib/lists/paging'
import { type PlaceCategory, placeCategoryValues } from '@/domain/places/place-categories'

import type { DirectoryEntry, LetterCount } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { DESTINATIONS, NAME_ORDER, readAllPlaces, readPlacesPage } from './read-all-places'

/** A page of the places of a category in a city, from A to Z and then all other names. */
export const listDirectoryPage = cached(
  { key: 'directory-page', tags: () => [cacheTags.locations] },
  async (city: PlaceCity, category: PlaceCategory, page: number): Promise<ListPage<DirectoryEntry> | null> =>
    readPlacesPage({
      columns: ENTRY_COLUMNS,
      where: filterByGroup(city, category),
      order: LETTER_ORDER,
      page,
      size: DIRECTORY_PAGE_SIZE,
    }),
)

/** The same of all cities and categories, in the order of the screens. */
export const listPrintedPage = cached(
  { key: 'printed-page', tags: () => [cacheTags.locations] },
  async (page: number): Promise<ListPage<DirectoryEntry> | null> =>
    readPlacesPage({
      columns: ENTRY_COLUMNS,
      // Bus stops and roads are looked up on the spot; on paper a hundred of them would hide the rest.
      where: DESTINATIONS,
      order: sql`${orderByList('city', placeCities)}, ${orderByList('category', placeCategoryValues)}, ${LETTER_ORDER}`,
      page,
      size: PRINT_PAGE_SIZE,
    }),
)

/** How many of them begin with each letter, in their order. */
export const countLetters = cached(
  { key: 'directory-letters', tags: () => [cacheTags.locations] },
  async (city: PlaceCity, category: PlaceCategory): Promise<readonly LetterCount[]> => {
    const rows = await readAllPlaces<LetterCount>(
      sql`coalesce(${LETTER}, '#') AS letter, count(*)::int AS count`,
      sql`${filterByGroup(city, category)} GROUP BY ${LETTER} ORDER BY ${LETTER} COLLATE "C" NULLS LAST`,
    )
    return rows
  },
)

const ENTRY_COLUMNS = sql`id, name, category, city`

const filterByGroup = (city: PlaceCity, category: PlaceCategory): SQL =>
  sql`AND city = ${city} AND category = ${category}`

/** The letter a name begins with, A to Z without its accent; null for what begins with a digit or in another script. */
const LETTER = sql`substring(upper(normalize(name, NFKD)) COLLATE "und-x-icu" from '^[^[:alnum:]]*([A-Z])')`

const LETTER_ORDER = sql`${LETTER} COLLATE "C" NULLS LAST, ${NAME_ORDER}`

const orderByList = (column: 'city' | 'category', order: readonly string[]): SQL =>
  sql`array_position(ARRAY[${sql.join(
    order.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[], ${sql.identifier(column)}::text)`
