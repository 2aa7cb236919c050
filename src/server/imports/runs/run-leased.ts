import type { Payload } from 'payload'

import type { ImportStatus } from '@/contracts/import-runs'
import { expireTags } from '@/server/cache/expire-tags'

import type { SqlClient } from '@/server/database/sql-client'
import type { SourceContext } from '../context/source-context'
import type { ReadSource } from '../context/import-source'
import { findKind } from '../kinds'
import { importAndApply } from './import-and-apply'
import { CANCELLED, ImportFailure } from '../context/failure'
import { releaseWorkLock, tryWorkLock } from './kind-lock'
import type { Progress, Run } from '../context/run'
import { beat, claimRun, failRun, readRun } from './run-store'

/** Several times within `LEASE_SECONDS`, so that one slow statement does not cost a worker its run. */
const HEARTBEAT_MS = 5_000

/**
 * Carries out a stored run from its source to the end, under the lock of its kind. Never throws for what went wrong with
 * the run: that is written into it. `busy`: another process works on the kind, and nothing was done.
 *
 * @param readSource what to read instead of the source of the kind: a file
 */
export async function runLeased(
  payload: Payload,
  runId: number,
  readSource?: ReadSource,
): Promise<ImportStatus | 'busy'> {
  // The lock and the lease live on a connection of their own, and so end with the process whatever else happens.
  const lease = await payload.db.pool.connect()
  const abort = new AbortController()
  lease.on('error', (error) =>
    abort.abort(new ImportFailure('lost', 'The database ended the connection.', { cause: error })),
  )
  let isBroken = false
  try {
    const stored = await readRun(lease, runId)
    if (stored === null) throw new Error(`There is no import ${runId}`)
    if (!(await tryWorkLock(lease, stored.kind))) return 'busy'
    const run = await claimRun(lease, runId)
    if (run === null) {
      await releaseWorkLock(lease, stored.kind)
      return (await readRun(lease, runId))?.status ?? 'failed'
    }
    const status = await underLease(payload, lease, run, abort, readSource)
    await releaseWorkLock(lease, run.kind)
    return status
  } catch (error) {
    isBroken = true
    throw error
  } finally {
    // A connection that may still hold the lock must not go back to the pool.
    lease.removeAllListeners('error')
    lease.on('error', () => undefined)
    lease.release(isBroken || abort.signal.aborted)
  }
}

async function underLease(
  payload: Payload,
  lease: SqlClient,
  run: Run,
  abort: AbortController,
  readSource?: ReadSource,
): Promise<ImportStatus> {
  let progress: Progress = { step: 'Starting', done: 0, total: null, isWaiting: false }
  let pending: Promise<void> = Promise.resolve()
  let lastBeat = Date.now()
  const sendBeat = () => {
    lastBeat = Date.now()
    pending = pending
      .then(async () => {
        const state = await beat(lease, run, progress)
        if (state === 'cancelled') abort.abort(new ImportFailure('cancelled', CANCELLED))
        if (state === 'lost') abort.abort(new ImportFailure('lost', 'Another worker has taken this import over.'))
      })
      .catch((error: unknown) =>
        abort.abort(new ImportFailure('lost', 'The database did not answer.', { cause: error })),
      )
  }
  const onProgress: SourceContext['onProgress'] = (next) => {
    const isNewStep = next.step !== progress.step || (next.isWaiting ?? false) !== progress.isWaiting
    progress = { ...next, isWaiting: next.isWaiting ?? false }
    if (isNewStep || Date.now() - lastBeat >= PROGRESS_EVERY_MS) sendBeat()
  }
  const timer = setInterval(sendBeat, HEARTBEAT_MS)
  sendBeat()

  try {
    const context: SourceContext = { payload, client: lease, run, signal: abort.signal, onProgress, now: new Date() }
    const tags = await importAndApply(context, readSource ?? (await findKind(run.kind).load()).read)
    clearInterval(timer)
    await pending
    if (tags.length > 0) expireTags(tags, payload.logger)
    return 'succeeded'
  } catch (error) {
    clearInterval(timer)
    await pending
    const cause: unknown = abort.signal.aborted ? abort.signal.reason : error
    return await recordFailure(payload, run, cause)
  }
}

/** A person watching sees movement, and the database is not written to for every record. */
const PROGRESS_EVERY_MS = 300

async function recordFailure(payload: Payload, run: Run, cause: unknown): Promise<ImportStatus> {
  const failure =
    cause instanceof ImportFailure
      ? cause
      : new ImportFailure('internal', 'Something went wrong on our side. Nothing has changed. Try again.', { cause })
  // The lease decides whose the run is; without it the tick hands it to somebody else.
  if (failure.reason === 'lost') {
    payload.logger.warn({ msg: `Import ${run.id} was given up: ${failure.message}`, err: failure.cause })
    return 'running'
  }
  if (failure.reason === 'internal') payload.logger.error({ msg: `Import ${run.id} failed`, err: failure.cause })
  const status = failure.reason === 'cancelled' ? 'cancelled' : 'failed'
  await failRun(payload.db.pool, run, {
    status,
    message: failure.message,
    report: { reason: failure.reason, ...failure.details },
  })
  return status
}
