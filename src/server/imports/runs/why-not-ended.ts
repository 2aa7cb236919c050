import type { SqlClient } from '@/server/database/sql-client'

import { CANCELLED, ImportFailure } from '../context/failure'
import type { Run } from '../context/run'

/** Why `succeedRun` refused: a person has cancelled the run, or somebody else works on it. */
export async function whyNotEnded(client: SqlClient, { id, attempt }: Run): Promise<ImportFailure> {
  const { rows } = await client.query<{ is_cancelled: boolean }>(
    'SELECT cancel_requested_at IS NOT NULL AS is_cancelled FROM import_runs WHERE id = $1 AND attempt = $2',
    [id, attempt],
  )
  return rows[0]?.is_cancelled === true
    ? new ImportFailure('cancelled', CANCELLED)
    : new ImportFailure('lost', 'Another worker has taken this import over.')
}
