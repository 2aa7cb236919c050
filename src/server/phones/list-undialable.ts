import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { hasUndialable } from './read-phones'

/** Where numbers are written as they were found. Those of facts and emergency numbers are each looked at by an editor. */
const tables = { locations: sql`locations`, authorities: sql`authorities` } as const

/** Ids of the records with a number that cannot be dialled, in order; for editors. A field that names a fact has no number. */
export async function listUndialable(
  { db }: Pick<Payload, 'db'>,
  collection: keyof typeof tables,
): Promise<readonly number[]> {
  const { rows } = await db.drizzle.execute<{ id: number; phone: string }>(sql`
    SELECT id, phone FROM ${tables[collection]}
    WHERE deleted_at IS NULL AND phone <> '' AND phone NOT LIKE '%{{fact:%' ORDER BY id
  `)
  return rows.filter(({ phone }) => hasUndialable(phone)).map(({ id }) => id)
}
