import { gunzipSync, gzipSync } from 'node:zlib'

import type { SqlClient } from '@/server/database/sql-client'

import { ImportFailure } from '../context/failure'
import type { ImportSource } from '../context/import-source'
import type { SourceContext } from '../context/source-context'
import { findKind } from '../kinds'

/** Keeps what a dry run has read from its source, under its number. */
export async function storePreview(client: SqlClient, runId: number, source: ImportSource): Promise<void> {
  const records = gzipSync(JSON.stringify(source.toJson())).toString('base64')
  await client.query(
    `INSERT INTO import_previews (run_id, records) VALUES ($1, $2) ON CONFLICT (run_id) DO UPDATE SET records = excluded.records`,
    [runId, records],
  )
}

/** What `storePreview` kept. Throws `ImportFailure` when it is there no longer, or is of an earlier release. */
export async function readPreview(context: SourceContext, runId: number): Promise<ImportSource> {
  const { client, run } = context
  const { rows } = await client.query<{ records: string }>('SELECT records FROM import_previews WHERE run_id = $1', [
    runId,
  ])
  const stored = rows[0]?.records
  const { revive } = await findKind(run.kind).load()
  const source =
    stored === undefined ? null : revive(JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString()), context)
  if (source !== null) return source
  throw new ImportFailure('plan-changed', 'This preview is too old to be applied. Make a new one.')
}
