import { gunzipSync, gzipSync } from 'node:zlib'

import type { Payload } from 'payload'

import type { ImportStatus } from '@/contracts/import-runs'
import { expireTags } from '@/server/cache/expire-tags'
import { type CacheTag, cacheTags, EVERYTHING_TAG } from '@/server/cache/tags'

import { applyPlan } from '../engine/apply-plan'
import { type Entity, gateEntity, placeEntity } from '../engine/entities'
import { checksumOf, type Plan, planImport, recordsToRead } from '../engine/plan-import'
import { readKeys, readRecords } from '../engine/read-stored'
import { StalePlanError } from '../engine/write-records'
import type { SqlClient } from '../engine/sql-client'
import type { SourceRecords } from '../sources/read-places'
import { ImportFailure } from './failure'
import { releaseWorkLock, tryWorkLock } from './kind-lock'
import {
  beat,
  claimRun,
  failRun,
  type Outcome,
  type Progress,
  readRun,
  type Run,
  type RunKind,
  succeedRun,
} from './run-store'

export type SourceContext = {
  readonly payload: Payload
  readonly client: SqlClient
  readonly run: Run
  readonly signal: AbortSignal
  readonly onProgress: (progress: Omit<Progress, 'isWaiting'> & { isWaiting?: boolean }) => void
  readonly now: Date
}

/** Gets the records of a source. Throws `ImportFailure` when there are none to be had. */
export type ReadSource = (context: SourceContext) => Promise<SourceRecords>

/** Quality goal C6: at most 10 seconds. */
export const HEARTBEAT_MS = 5_000

/** Quality goal C8: fewer than this share of what was there needs a person to agree. */
export const MAX_MISSING_SHARE = 0.2

/** A record changed under a plan is met again at once; three editors in a row are a sign of something else. */
const MAX_PLANS = 4

/**
 * Carries out a stored run from its source to the end, under the lock of its kind. Never throws for what went wrong with
 * the run: that is written into it. `busy`: another process works on the kind, and nothing was done.
 */
export async function workRun(
  payload: Payload,
  runId: number,
  sources: Readonly<Record<RunKind, ReadSource>>,
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
    const status = await underLease(payload, lease, run, abort, sources[run.kind])
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
  readSource: ReadSource,
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
    const { tags } = await carryOut(context, readSource)
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

const CANCELLED = 'The import was cancelled. Nothing has changed.'

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
  await failRun(payload.db.pool, run, { status, message: failure.message, report: { reason: failure.reason } })
  return status
}

async function carryOut(context: SourceContext, readSource: ReadSource): Promise<{ tags: readonly CacheTag[] }> {
  const { client, run, signal, onProgress, payload } = context
  const entity = run.kind === 'osm' ? placeEntity : gateEntity
  const source = run.appliesPreview === null ? await readSource(context) : await readPreview(client, run.appliesPreview)
  signal.throwIfAborted()
  if (source.records.length === 0) {
    throw new ImportFailure('empty-answer', 'The source has not a single usable record. Nothing has changed.')
  }

  for (let round = 1; ; round += 1) {
    onProgress({ step: 'Comparing with what is there', done: 0, total: source.records.length })
    const plan = await makePlan(client, entity, source)
    signal.throwIfAborted()
    if (!run.dryRun) refuseShrinking(plan, source, run)
    const checksum = checksumOf(plan)
    if (run.appliesPreview !== null) await refuseOtherPlan(client, run.appliesPreview, checksum)
    const outcome = outcomeOf(plan, source, checksum, run.dryRun)

    if (run.dryRun) {
      await storePreview(client, run.id, source)
      if (!(await succeedRun(client, run, outcome))) throw await whyNotEnded(client, run)
      return { tags: [] }
    }
    onProgress({ step: 'Writing', done: 0, total: plan.creates.length + plan.updates.length })
    try {
      const written = await writePlan(context, entity, plan, outcome)
      return { tags: tagsOf(run.kind, plan, written) }
    } catch (error) {
      if (!isOvertaken(error) || round === MAX_PLANS) throw error
      payload.logger.info({ msg: `Import ${run.id}: a record was changed meanwhile, planning again` })
    }
  }
}

async function makePlan(client: SqlClient, entity: Entity, source: SourceRecords): Promise<Plan> {
  const keys = await readKeys(client, entity)
  const { stored, bases } = await readRecords(client, entity, recordsToRead(source.records, keys))
  const present = source.isComplete ? source.present : null
  return planImport({ incoming: source.records, keys, stored, bases, units: entity.units, present })
}

/** One transaction for everything, the end of the run included: readers see the map before or after, never between. */
async function writePlan(
  { payload, run, signal, onProgress }: SourceContext,
  entity: Entity,
  plan: Plan,
  outcome: Outcome,
): Promise<readonly number[]> {
  const client = await payload.db.pool.connect()
  let isBroken = true
  const ignore = () => undefined
  client.on('error', ignore)
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL statement_timeout = '120s'`)
    const written = await applyPlan({
      client,
      entity,
      plan,
      runId: run.id,
      now: new Date(),
      onProgress: (done, total) => {
        signal.throwIfAborted()
        onProgress({ step: 'Writing', done, total })
      },
    })
    if (!(await succeedRun(client, run, outcome))) throw await whyNotEnded(client, run)
    signal.throwIfAborted()
    await client.query('COMMIT')
    isBroken = false
    return written
  } catch (error) {
    isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.removeListener('error', ignore)
    client.release(isBroken)
  }
}

async function whyNotEnded(client: SqlClient, { id, attempt }: Run): Promise<ImportFailure> {
  const { rows } = await client.query<{ is_cancelled: boolean }>(
    'SELECT cancel_requested_at IS NOT NULL AS is_cancelled FROM import_runs WHERE id = $1 AND attempt = $2',
    [id, attempt],
  )
  return rows[0]?.is_cancelled === true
    ? new ImportFailure('cancelled', CANCELLED)
    : new ImportFailure('lost', 'Another worker has taken this import over.')
}

const UNIQUE_VIOLATION = '23505'

/** An editor saved a record between our look at it and our writing, or made one of the same map object. */
function isOvertaken(error: unknown): boolean {
  if (error instanceof StalePlanError) return true
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION
}

function refuseShrinking(plan: Plan, source: SourceRecords, run: Run): void {
  if (!source.isComplete || run.confirmed) return
  const gone = newlyMissingIn(plan)
  const still = plan.unchanged + plan.updates.length
  const share = gone / Math.max(1, gone + still)
  if (gone === 0 || share <= MAX_MISSING_SHARE) return
  throw new ImportFailure(
    'much-smaller',
    `The source no longer has ${gone} of ${gone + still} records, which looks like a broken answer. Nothing has changed. If it is right, confirm it.`,
  )
}

const newlyMissingIn = ({ missing }: Plan): number => missing.filter(({ isNew }) => isNew).length

async function refuseOtherPlan(client: SqlClient, previewId: number, checksum: string): Promise<void> {
  const preview = await readRun(client, previewId)
  if (preview?.checksum === checksum) return
  throw new ImportFailure(
    'plan-changed',
    'Records were changed after the preview was made, so it would no longer do what it shows. Make a new preview.',
  )
}

async function storePreview(client: SqlClient, runId: number, source: SourceRecords): Promise<void> {
  const records = gzipSync(JSON.stringify({ ...source, present: [...source.present] })).toString('base64')
  await client.query(
    `INSERT INTO import_previews (run_id, records) VALUES ($1, $2) ON CONFLICT (run_id) DO UPDATE SET records = excluded.records`,
    [runId, records],
  )
}

async function readPreview(client: SqlClient, runId: number): Promise<SourceRecords> {
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

/** Lists in a report are for people; the counts are complete. */
const LISTED = 200

function outcomeOf(plan: Plan, source: SourceRecords, checksum: string, isPreview: boolean): Outcome {
  const skippedReasons = { ...source.skipped, ...plan.kept }
  const created = plan.creates.map(({ incoming: { key, label } }) => ({ key, label }))
  const updated = plan.updates.map(({ id, incoming: { key, label }, before, changes }) => ({
    key,
    id,
    label,
    fields: Object.keys(changes).map((field) => ({
      field,
      before: before[field] ?? null,
      after: changes[field] ?? null,
    })),
  }))
  return {
    counts: {
      created: plan.creates.length,
      updated: plan.updates.length,
      unchanged: plan.unchanged,
      skipped: Object.values(skippedReasons).reduce((sum, count) => sum + count, 0),
      missing: plan.missing.length,
      conflicts: plan.conflicts.length,
    },
    skippedReasons,
    checksum,
    sourceTimestamp: source.sourceTimestamp,
    preview: isPreview ? { created: created.slice(0, LISTED), updated: updated.slice(0, LISTED) } : null,
    report: {
      sourceName: source.sourceName,
      warnings: source.warnings,
      conflicts: plan.conflicts.slice(0, LISTED),
      missing: plan.missing.slice(0, LISTED).map(({ key, id, label, isNew }) => ({ key, id, label, isNew })),
      newlyMissing: newlyMissingIn(plan),
      ...(isPreview ? {} : { created: created.slice(0, LISTED), updated: updated.slice(0, LISTED) }),
    },
  }
}

/** Past this many pages it is cheaper to renew them all than to name them. */
const MAX_NAMED_PAGES = 300

function tagsOf(kind: RunKind, plan: Plan, written: readonly number[]): readonly CacheTag[] {
  if (written.length === 0) return []
  if (plan.updates.length > MAX_NAMED_PAGES) return [EVERYTHING_TAG]
  return kind === 'osm'
    ? [cacheTags.locations, ...plan.updates.map(({ id }) => cacheTags.location(id))]
    : [EVERYTHING_TAG]
}
