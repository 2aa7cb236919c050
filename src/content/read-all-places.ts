import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import { passedCategories } from '@/domain/places/place-categories'
import { type ListPage, PAGE_SIZE, pageRange } from '@/lib/lists/paging'

import { cms } from './payload'

/**
 * Rows of every place an anonymous visitor may see, by our own statement: the CMS works for 350 microseconds on each
 * place it reads, and with ten thousand that blocks the event loop for seconds after every change (docs/decisions, 12).
 * The rule of what visitors see is `contentAccess`; `tests/int/public-reads.int.test.ts` holds the two together.
 *
 * @param columns what is selected of `locations`
 * @param rest what follows the condition
 */
export async function readAllPlaces<Row extends Record<string, unknown>>(
  columns: SQL,
  rest: SQL = sql`ORDER BY id`,
): Promise<readonly Row[]> {
  const payload = await cms()
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`SELECT ${columns} FROM locations WHERE _status = 'published' AND deleted_at IS NULL ${rest}`,
  )
  // Drizzle wraps the type of its rows in a condition, which TypeScript does not resolve for a type parameter.
  return rows as readonly Row[]
}

/** A time stamp as the CMS writes it: ISO 8601 in UTC, or null. */
export const formatIsoTime = (column: 'provenance_checked_on' | 'updated_at'): SQL =>
  sql`to_char(${sql.identifier(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a `PlaceSummary`. */
export const SUMMARY_COLUMNS = sql`id, name, arabic_name AS "arabicName", category, city, address, description, hours,
  latitude::float8 AS latitude, longitude::float8 AS longitude, ${formatIsoTime('provenance_checked_on')} AS "checkedOn"`

/** The condition of `isDestination`. */
export const DESTINATIONS = sql`AND category::text NOT IN (${sql.join(
  passedCategories.map((category) => sql`${category}`),
  sql`, `,
)})`

/** The order of `inNameOrder`; the collation is made by a migration. */
export const NAME_ORDER = sql`name COLLATE name_order, id`

type PageOfRows = {
  readonly columns: SQL
  /** Further conditions, each with its AND. */
  readonly where: SQL
  readonly order: SQL
  /** From 1. */
  readonly page: number
  readonly size?: number
}

/** The rows of one page and the number of all: as quick with a hundred thousand places as with a few. */
export async function readPlacesPage<Row extends Record<string, unknown>>({
  columns,
  where,
  order,
  page,
  size = PAGE_SIZE,
}: PageOfRows): Promise<ListPage<Row> | null> {
  // Both at once: each looks through all rows, and a reader waits for the slower one only.
  const [[count], items] = await Promise.all([
    readAllPlaces<{ total: number }>(sql`count(*)::int AS total`, where),
    readAllPlaces<Row>(columns, sql`${where} ORDER BY ${order} LIMIT ${size} OFFSET ${(page - 1) * size}`),
  ])
  const range = pageRange(count?.total ?? 0, page, size)
  return range === null ? null : { page, pageCount: range.pageCount, total: range.total, items }
}
