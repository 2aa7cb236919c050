import { gunzipSync, gzipSync } from 'node:zlib'

import type { SqlClient } from '@/server/database/sql-client'
import type { SourceRecords } from '../sources/read-places'
import { ImportFailure } from '../context/failure'

/** Keeps what a dry run has read from its source. */
export async function storePreview(client: SqlClient, runId: number, source: SourceRecords): Promise<void> {
  await writePreview(client, runId, { ...source, present: [...source.present], closed: [...source.closed] })
}

export async function readPreview(client: SqlClient, runId: number): Promise<SourceRecords> {
  // Written by `storePreview` alone.
  const source = (await loadPreview(client, runId)) as Omit<SourceRecords, 'present' | 'closed'> & {
    present: string[]
    /** Not there in one of an earlier release, whose records lack what is compared now. */
    closed?: string[]
  }
  if (source.closed === undefined) throw tooOld()
  return { ...source, present: new Set(source.present), closed: new Set(source.closed) }
}

/** Keeps any value that goes through JSON, under the number of a dry run. */
export async function writePreview(client: SqlClient, runId: number, value: unknown): Promise<void> {
  const records = gzipSync(JSON.stringify(value)).toString('base64')
  await client.query(
    `INSERT INTO import_previews (run_id, records) VALUES ($1, $2) ON CONFLICT (run_id) DO UPDATE SET records = excluded.records`,
    [runId, records],
  )
}

/** What `writePreview` kept. Throws `ImportFailure` when it is there no longer. */
export async function loadPreview(client: SqlClient, runId: number): Promise<unknown> {
  const { rows } = await client.query<{ records: string }>('SELECT records FROM import_previews WHERE run_id = $1', [
    runId,
  ])
  const stored = rows[0]?.records
  if (stored === undefined) throw tooOld()
  return JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString())
}

const tooOld = (): ImportFailure =>
  new ImportFailure('plan-changed', 'This preview is too old to be applied. Make a new one.')
