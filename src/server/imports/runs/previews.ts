import { gunzipSync, gzipSync } from 'node:zlib'

import type { SqlClient } from '@/server/database/sql-client'
import type { SourceRecords } from '../sources/read-places'
import { ImportFailure } from './failure'

/** Keeps what a dry run has read from its source. */
export async function storePreview(client: SqlClient, runId: number, source: SourceRecords): Promise<void> {
  const records = gzipSync(JSON.stringify({ ...source, present: [...source.present] })).toString('base64')
  await client.query(
    `INSERT INTO import_previews (run_id, records) VALUES ($1, $2) ON CONFLICT (run_id) DO UPDATE SET records = excluded.records`,
    [runId, records],
  )
}

export async function readPreview(client: SqlClient, runId: number): Promise<SourceRecords> {
  const { rows } = await client.query<{ records: string }>('SELECT records FROM import_previews WHERE run_id = $1', [
    runId,
  ])
  const stored = rows[0]?.records
  if (stored === undefined) {
    throw new ImportFailure('plan-changed', 'This preview is too old to be applied. Make a new one.')
  }
  // Written by `storePreview` alone.
  const source = JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString()) as Omit<SourceRecords, 'present'> & {
    present: string[]
  }
  return { ...source, present: new Set(source.present) }
}
