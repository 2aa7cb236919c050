import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterDeleteHook } from 'payload'

import { getSession } from '@/server/database/transaction'

type Imported = { readonly id: number; readonly osmRef?: string | null }

/**
 * Stores the keys under which imports and the seed know a record that was deleted for good, so that neither creates it
 * again. An editor who wants it back creates a record and names the same map object.
 */
export const recordDeletion: CollectionAfterDeleteHook<Imported> = async ({ collection, doc, req }) => {
  // The record and the note of it are stored together or not at all.
  const db = await getSession(req)
  await db.execute(sql`
    INSERT INTO deleted_records (collection, source_key)
    SELECT ${collection.slug}, key FROM (
      SELECT ${doc.osmRef ?? null}::text AS key
      UNION SELECT source_key FROM import_values WHERE collection = ${collection.slug} AND record_id = ${doc.id}
      UNION SELECT substr(key, length(${collection.slug}::text) + 2) FROM seed_records
        WHERE document_id = ${doc.id} AND key LIKE ${`${collection.slug}/%`}
    ) known WHERE key IS NOT NULL
    ON CONFLICT DO NOTHING
  `)
  await db.execute(sql`DELETE FROM import_values WHERE collection = ${collection.slug} AND record_id = ${doc.id}`)
  return doc
}
