import type { Payload } from 'payload'

import { CANCELLED } from '../context/failure'
import { endHolder } from './kind-lock'
import type { RunKind, RunSource } from '../context/run'
import { failRun } from './run-store'

/** A lease that was not renewed for so long has expired. With the minute tick a killed import is resumed within 90 seconds. */
export const LEASE_SECONDS = 25

/** An import that kills its worker each time must not do so for ever. */
export const MAX_ATTEMPTS = 3

/** The second attempt begins at once; before the third there is a pause, in which the cause may pass. */
const BACKOFF_SECONDS = [0, 0, 30] as const

type StaleRun = {
  id: number
  kind: RunKind
  source: RunSource
  attempt: number
  is_cancelled: boolean
  silent_seconds: number
}

/**
 * Imports whose lease has expired, by the database's clock, and that are to be resumed. Those that cannot be resumed are ended
 * as failed. A worker that only hangs has its connection closed, and with it loses its lock.
 */
export async function findResumableRuns(payload: Payload): Promise<readonly { id: number; kind: RunKind }[]> {
  const { rows } = await payload.db.pool.query<StaleRun>(
    `SELECT id, kind::text, source::text, attempt::int, cancel_requested_at IS NOT NULL AS is_cancelled,
            extract(epoch FROM now() - coalesce(heartbeat_at, created_at))::float8 AS silent_seconds
     FROM import_runs WHERE status IN ('queued', 'running', 'waiting')
       AND coalesce(heartbeat_at, created_at) < now() - make_interval(secs => $1) ORDER BY id`,
    [LEASE_SECONDS],
  )
  const resumable: { id: number; kind: RunKind }[] = []
  for (const run of rows) {
    const end = chooseEnd(run)
    if (end !== null) {
      await failRun(payload.db.pool, run, end)
      continue
    }
    if (run.silent_seconds < LEASE_SECONDS + backoffSeconds(run.attempt)) continue
    await endHolder(payload.db.pool, run.kind)
    resumable.push({ id: run.id, kind: run.kind })
  }
  return resumable
}

function chooseEnd(run: StaleRun) {
  if (run.is_cancelled) {
    return { status: 'cancelled' as const, message: CANCELLED, report: {} }
  }
  const failed = (message: string) => ({ status: 'failed' as const, message, report: { reason: 'lost' } })
  if (run.source === 'file')
    return failed('The program that read the file ended before the import did. Start it again.')
  return run.attempt < MAX_ATTEMPTS
    ? null
    : failed(`The import was interrupted ${MAX_ATTEMPTS} times. Nothing has changed. Tell an administrator.`)
}

/** Exponential, with up to half of it again, so that several servers do not come back at the same moment. */
const backoffSeconds = (attempt: number): number => (BACKOFF_SECONDS[attempt] ?? 60) * (1 + Math.random() / 2)
