import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { getSession } from './transaction'

/**
 * Holds a record of the CMS until the request's transaction ends: who changes it at the same moment waits here, and then
 * reads what the other has stored. Rows that point to the record are not held up.
 *
 * @param id `null` for a page that exists once
 */
export async function lockRecord(req: PayloadRequest, slug: string, id: number | null): Promise<void> {
  const which: SQL = id === null ? sql`` : sql`WHERE id = ${id}`
  const db = await getSession(req)
  await db.execute(sql`SELECT 1 FROM ${sql.identifier(slug.replaceAll('-', '_'))} ${which} FOR NO KEY UPDATE`)
}
