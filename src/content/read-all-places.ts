import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import { cms } from './payload'

/**
 * Rows of every place an anonymous visitor may see, by our own statement: the CMS works for 350 microseconds on each
 * place it reads, in one go, and with ten thousand nobody is served for seconds after every change (docs/decisions, 12).
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
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT ${columns} FROM locations WHERE _status = 'published' AND deleted_at IS NULL ${rest}`,
  )
  return rows as readonly Record<string, unknown>[] as readonly Row[]
}

/** A time stamp as the CMS writes it: ISO 8601 in UTC, or null. */
export const isoTime = (column: 'provenance_checked_on' | 'updated_at'): SQL =>
  sql`to_char(${sql.identifier(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
