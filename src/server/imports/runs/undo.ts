import type { Payload } from 'payload'

import { expireTags } from '@/server/cache/expire-tags'
import { EVERYTHING_TAG, withdrawn } from '@/server/cache/tags'
import type { SqlClient } from '@/server/database/sql-client'
import { inSqlTransaction } from '@/server/database/transaction'

import { gateEntity, placeEntity } from '../engine/entities'
import { type Undone, undoRun } from '../engine/undo-run'
import { UNDOABLE_STREETS, undoVersions } from '../streets/street-versions'
import { tryWorkLockInTransaction } from './kind-lock'
import { readRun } from './run-store'

type UndoAnswer =
  | { readonly ok: true; readonly undone: Undone }
  | { readonly ok: false; readonly reason: 'unknown' | 'nothing-to-undo' | 'busy' }

/** Takes back what a run has written, in one transaction and while no import of its kind is working. */
export async function undoImport(payload: Payload, runId: number): Promise<UndoAnswer> {
  const answer = await inSqlTransaction(payload, (client) => undoInTransaction(client, runId))
  if (answer.ok) expireTags([EVERYTHING_TAG, withdrawn(EVERYTHING_TAG)], payload.logger)
  return answer
}

/** Which of some runs can still be taken back: what that needs is kept for the last few only. */
export async function listUndoable(payload: Payload, runIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `SELECT id FROM unnest($1::int[]) AS run(id)
     WHERE EXISTS (SELECT FROM import_undo WHERE run_id = id) OR EXISTS (SELECT FROM import_creations WHERE run_id = id)
       OR EXISTS (SELECT FROM street_maps m WHERE m.run_id = run.id AND ${UNDOABLE_STREETS})`,
    [runIds],
  )
  return new Set(rows.map(({ id }) => id))
}

async function undoInTransaction(client: SqlClient, runId: number): Promise<UndoAnswer> {
  const run = await readRun(client, runId)
  if (run === null) return { ok: false, reason: 'unknown' }
  if (run.status !== 'succeeded' || run.dryRun) return { ok: false, reason: 'nothing-to-undo' }
  if (!(await tryWorkLockInTransaction(client, run.kind))) return { ok: false, reason: 'busy' }
  await client.query(`SET LOCAL statement_timeout = '120s'`)
  const { rowCount } = await client.query(
    `UPDATE import_runs SET undone_at = now(), updated_at = now()
     WHERE id = $1 AND undone_at IS NULL
       AND (EXISTS (SELECT 1 FROM import_undo WHERE run_id = $1) OR EXISTS (SELECT 1 FROM import_creations WHERE run_id = $1)
         OR EXISTS (SELECT FROM street_maps m WHERE m.run_id = $1 AND ${UNDOABLE_STREETS}))`,
    [runId],
  )
  if (rowCount !== 1) return { ok: false, reason: 'nothing-to-undo' }
  if (run.kind === 'streets') {
    return { ok: true, undone: { ...(await undoVersions(client, runId)), removed: [], unpublished: [] } }
  }
  const entity = run.kind === 'osm' ? placeEntity : gateEntity
  return { ok: true, undone: await undoRun({ client, entity, runId, now: new Date() }) }
}
