import type { SqlClient } from '@/server/database/sql-client'
import { readRun } from './run-store'

type Cancelled = 'asked' | 'ended' | 'unknown' | 'not-yours'

/**
 * Asks a run to stop: its worker looks between steps, and after its commit it is too late. One that no worker has taken yet ends at
 * once. Only who started it, or an administrator, may.
 */
export async function cancelRun(
  client: SqlClient,
  { runId, userId, isAdmin }: { runId: number; userId: number; isAdmin: boolean },
): Promise<Cancelled> {
  const run = await readRun(client, runId)
  if (run === null) return 'unknown'
  if (!isAdmin && run.requestedBy !== userId) return 'not-yours'
  const { rowCount } = await client.query(
    `UPDATE import_runs SET cancel_requested_at = coalesce(cancel_requested_at, now()), updated_at = now(),
       finished_at = CASE WHEN status = 'queued' THEN now() END,
       error = CASE WHEN status = 'queued' THEN 'The import was cancelled. Nothing has changed.' END,
       status = CASE WHEN status = 'queued' THEN 'cancelled' ELSE status END
     WHERE id = $1 AND status IN ('queued', 'running', 'waiting')`,
    [runId],
  )
  return rowCount === 1 ? 'asked' : 'ended'
}
