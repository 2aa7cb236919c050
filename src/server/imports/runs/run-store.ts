import type { ImportStatus } from '@/contracts/import-runs'

import type { SqlClient } from '@/server/database/sql-client'
import type { Progress, Run, RunCounts, RunKind, RunSource, RunTrigger } from '../context/run'
import { deleteUndo } from '../engine/undo-run'
import { findKind } from '../kinds'

export type NewRun = {
  readonly kind: RunKind
  readonly source: RunSource
  readonly sourceName: string | null
  readonly trigger: RunTrigger
  readonly dryRun: boolean
  readonly confirmed: boolean
  /** As in `Run`. */
  readonly olderAgreed?: string | null
  readonly appliesPreview: number | null
  readonly requestedBy: { readonly id: number; readonly name: string } | null
  readonly scheduleKey: string | null
}

/** Kept for the history of the admin; older ones go when a new one comes. */
const MAX_RUNS = 200

/** Runs whose rows can still be put back, for a bad import that is noticed late. */
const MAX_UNDO_RUNS = 5

const writeTitle = (kind: RunKind, dryRun: boolean): string => `${findKind(kind).title}${dryRun ? ' (preview)' : ''}`

/** Stores a run that no worker has taken yet, and deletes the oldest. */
export async function insertRun(client: SqlClient, run: NewRun): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO import_runs (title, kind, source, source_name, status, trigger, schedule_key, dry_run, confirmed,
       applies_preview, requested_by_id, requested_by_name, report, progress_step, heartbeat_at)
     VALUES ($1, $2, $3, $4, 'queued', $5, $6, $7, $8, $9, $10, $11, $12, 'Waiting to start', now()) RETURNING id`,
    [
      writeTitle(run.kind, run.dryRun),
      run.kind,
      run.source,
      run.sourceName,
      run.trigger,
      run.scheduleKey,
      run.dryRun,
      run.confirmed,
      run.appliesPreview,
      run.requestedBy?.id ?? null,
      run.requestedBy?.name ?? null,
      // What was agreed to is a part of the report from its first line on.
      run.olderAgreed ? JSON.stringify({ olderAgreed: run.olderAgreed }) : null,
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The import was not stored: the database returned no row')
  await deleteOldRuns(client, run.kind)
  return id
}

async function deleteOldRuns(client: SqlClient, kind: RunKind): Promise<void> {
  const oldest = (amount: number) =>
    `SELECT id FROM import_runs WHERE kind = $1 AND status = 'succeeded' AND NOT dry_run ORDER BY id DESC OFFSET ${amount}`
  const { rows } = await client.query<{ id: number }>(oldest(MAX_UNDO_RUNS), [kind])
  await deleteUndo(
    client,
    rows.map(({ id }) => id),
  )
  await client.query(
    `DELETE FROM import_previews WHERE run_id IN (SELECT id FROM import_runs WHERE kind = $1 ORDER BY id DESC OFFSET 3)`,
    [kind],
  )
  await client.query(
    `DELETE FROM import_runs WHERE kind = $1 AND id IN (SELECT id FROM import_runs WHERE kind = $1 ORDER BY id DESC OFFSET ${MAX_RUNS})`,
    [kind],
  )
}

/** The run of a kind that has not ended, or `null`. */
export async function findActiveRun(client: SqlClient, kind: RunKind): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM import_runs WHERE kind = $1 AND status IN ('queued', 'running', 'waiting') ORDER BY id LIMIT 1`,
    [kind],
  )
  return rows[0]?.id ?? null
}

export async function readRun(client: SqlClient, id: number): Promise<Run | null> {
  const { rows } = await client.query<RunRow>(`${SELECT_RUN} WHERE id = $1`, [id])
  return rows[0] === undefined ? null : toRun(rows[0])
}

/**
 * Makes the caller the one who works on a run: counts an attempt and begins its lease. `null` when the run has ended.
 * The caller holds the lock of the kind.
 */
export async function claimRun(client: SqlClient, id: number): Promise<Run | null> {
  const { rows } = await client.query<RunRow>(
    `WITH claimed AS (
       UPDATE import_runs SET status = 'running', attempt = attempt + 1, started_at = coalesce(started_at, now()),
         heartbeat_at = now(), next_attempt_at = NULL, updated_at = now(), progress_done = 0, progress_total = NULL
       WHERE id = $1 AND status IN ('queued', 'running', 'waiting') RETURNING *
     ) ${SELECT_RUN.replace('FROM import_runs', 'FROM claimed')}`,
    [id],
  )
  return rows[0] === undefined ? null : toRun(rows[0])
}

/** Renews the lease and says where the work is. `lost`: somebody else has taken it over, or it has ended. */
export async function beat(
  client: SqlClient,
  { id, attempt }: Pick<Run, 'id' | 'attempt'>,
  { step, done, total, isWaiting }: Progress,
): Promise<'mine' | 'cancelled' | 'lost'> {
  const { rows } = await client.query<{ is_cancelled: boolean }>(
    `UPDATE import_runs SET heartbeat_at = now(), updated_at = now(), progress_step = $3, progress_done = $4,
       progress_total = $5, status = $6
     WHERE id = $1 AND attempt = $2 AND status IN ('running', 'waiting')
     RETURNING cancel_requested_at IS NOT NULL AS is_cancelled`,
    [id, attempt, step, done, total, isWaiting ? 'waiting' : 'running'],
  )
  if (rows[0] === undefined) return 'lost'
  return rows[0].is_cancelled ? 'cancelled' : 'mine'
}

export type Outcome = {
  readonly counts: RunCounts
  readonly skippedReasons: Readonly<Record<string, number>>
  readonly report: Readonly<Record<string, unknown>>
  readonly preview: unknown
  /** Of a preview and of the import that carries one out. */
  readonly checksum: string | null
  readonly sourceTimestamp: string | null
}

/**
 * Ends a run well, in the transaction that wrote its rows: false, and the transaction has to be rolled back, when the
 * lease has been lost or a person has cancelled.
 */
export async function succeedRun(
  client: SqlClient,
  { id, attempt }: Pick<Run, 'id' | 'attempt'>,
  { counts, skippedReasons, report, preview, checksum, sourceTimestamp }: Outcome,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE import_runs SET status = 'succeeded', finished_at = now(), heartbeat_at = now(), updated_at = now(),
       progress_step = 'Done', counts_created = $3, counts_updated = $4, counts_unchanged = $5, counts_skipped = $6,
       counts_missing = $7, counts_conflicts = $8, skipped_reasons = $9, report = $10, preview = $11, checksum = $12,
       source_timestamp = $13, error = NULL
     WHERE id = $1 AND attempt = $2 AND status IN ('running', 'waiting') AND cancel_requested_at IS NULL`,
    [
      id,
      attempt,
      counts.created,
      counts.updated,
      counts.unchanged,
      counts.skipped,
      counts.missing,
      counts.conflicts,
      JSON.stringify(skippedReasons),
      JSON.stringify(report),
      preview === null ? null : JSON.stringify(preview),
      checksum,
      sourceTimestamp,
    ],
  )
  return rowCount === 1
}

/** Ends a run that has changed nothing. Only the holder of the attempt may, so that a late one does not spoil a new one. */
export async function failRun(
  client: SqlClient,
  { id, attempt }: Pick<Run, 'id' | 'attempt'>,
  {
    status,
    message,
    report,
  }: { status: 'failed' | 'cancelled'; message: string; report: Readonly<Record<string, unknown>> },
): Promise<void> {
  await client.query(
    `UPDATE import_runs SET status = $3, error = $4, report = $5, finished_at = now(), updated_at = now(), next_attempt_at = NULL
     WHERE id = $1 AND attempt = $2 AND status IN ('queued', 'running', 'waiting')`,
    [id, attempt, status, message, JSON.stringify(report)],
  )
}

const SELECT_RUN = `SELECT id, kind::text, source::text, status::text, trigger::text, dry_run, confirmed,
  applies_preview::int, requested_by_id, attempt::int, progress_step, progress_done::int, progress_total::int,
  counts_created::int, counts_updated::int, counts_unchanged::int, counts_skipped::int, counts_missing::int,
  counts_conflicts::int, error, report, checksum, undone_at::text FROM import_runs`

type RunRow = {
  id: number
  kind: RunKind
  source: RunSource
  status: ImportStatus
  trigger: RunTrigger
  dry_run: boolean
  confirmed: boolean
  applies_preview: number | null
  requested_by_id: number | null
  attempt: number
  progress_step: string | null
  progress_done: number
  progress_total: number | null
  counts_created: number
  counts_updated: number
  counts_unchanged: number
  counts_skipped: number
  counts_missing: number
  counts_conflicts: number
  error: string | null
  report: Record<string, unknown> | null
  checksum: string | null
  undone_at: string | null
}

const toRun = (row: RunRow): Run => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  status: row.status,
  trigger: row.trigger,
  dryRun: row.dry_run,
  confirmed: row.confirmed,
  olderAgreed: typeof row.report?.olderAgreed === 'string' ? row.report.olderAgreed : null,
  appliesPreview: row.applies_preview,
  requestedBy: row.requested_by_id,
  attempt: row.attempt,
  progress: { step: row.progress_step ?? '', done: row.progress_done, total: row.progress_total },
  counts: {
    created: row.counts_created,
    updated: row.counts_updated,
    unchanged: row.counts_unchanged,
    skipped: row.counts_skipped,
    missing: row.counts_missing,
    conflicts: row.counts_conflicts,
  },
  error: row.error,
  report: row.report,
  checksum: row.checksum,
  undoneAt: row.undone_at,
})
