import type { Payload, TypedUser } from 'payload'

import type { SqlClient } from '@/server/database/sql-client'

import type { Undone } from '../context/import-source'
import type { SheetCollection } from './columns'
import { type Replaced, saveRow } from './save-row'
import { toStoredRow } from './stored-rows'

/**
 * Puts back the fields a run has written, inside the transaction of `client` and with the rights of the person. A record that was
 * saved since, has a draft, or no longer takes its old values stays.
 */
export async function undoSheet(
  client: SqlClient,
  runId: number,
  by: { readonly payload: Payload; readonly user: TypedUser },
): Promise<Undone> {
  const { rows } = await client.query<{
    collection: SheetCollection
    id: number
    before: Replaced
    written_at: Date | string
  }>(
    `DELETE FROM import_undo WHERE run_id = $1
     RETURNING collection, record_id AS id, before, written_at`,
    [runId],
  )
  const restored: number[] = []
  const changedSince: number[] = []
  for (const { collection, id, before, written_at: writtenAt } of rows) {
    const written = new Date(writtenAt).getTime()
    const { state } = await saveRow(
      // The whole cache is renewed after an undo.
      { client, by, collection, tags: new Set() },
      {
        id,
        values: before.values,
        // 'Still correct' changes days that are in a sheet, and makes no version.
        isCurrent: (doc) =>
          Date.parse(doc.updatedAt) === written && toStoredRow(collection, doc).version === before.version,
      },
    )
    if (state === 'saved') restored.push(id)
    else changedSince.push(id)
  }
  return { restored, removed: [], unpublished: [], changedSince }
}
