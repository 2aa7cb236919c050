import type { SqlClient } from '@/server/database/sql-client'

import { loadPreview, writePreview } from './previews'
import type { StreetRecords } from '../streets/street-records'

/** Keeps the streets that a dry run has read. */
export async function storeStreetPreview(client: SqlClient, runId: number, records: StreetRecords): Promise<void> {
  const files = records.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes).toString('base64') }))
  await writePreview(client, runId, { ...records, files })
}

type Stored = Omit<StreetRecords, 'files'> & {
  readonly files: readonly (Omit<StreetRecords['files'][number], 'bytes'> & { readonly bytes: string })[]
}

export async function readStreetPreview(client: SqlClient, runId: number): Promise<StreetRecords> {
  // Written by `storeStreetPreview` alone.
  const records = (await loadPreview(client, runId)) as Stored
  return { ...records, files: records.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes, 'base64') })) }
}
