import type { Payload } from 'payload'

import { expireTags } from '@/server/cache/expire-tags'
import { EVERYTHING_TAG } from '@/server/cache/tags'

import { gateEntity, placeEntity } from '../engine/entities'
import { type Undone, undoRun } from '../engine/undo-run'
import { releaseWorkLock, tryWorkLock } from './kind-lock'
import { readRun } from './run-store'

type UndoAnswer =
  | { readonly ok: true; readonly undone: Undone }
  | { readonly ok: false; readonly reason: 'unknown' | 'nothing-to-undo' | 'busy' }

/** Takes back what a run has written, in one transaction and while no import of its kind is working. */
export async function undoImport(payload: Payload, runId: number): Promise<UndoAnswer> {
  const client = await payload.db.pool.connect()
  let isBroken = true
  try {
    const run = await readRun(client, runId)
    const canUndo = run?.status === 'succeeded' && !run.dryRun && run.undoneAt === null
    if (run === null || !canUndo) {
      isBroken = false
      return { ok: false, reason: run === null ? 'unknown' : 'nothing-to-undo' }
    }
    if (!(await tryWorkLock(client, run.kind))) {
      isBroken = false
      return { ok: false, reason: 'busy' }
    }
    const entity = run.kind === 'osm' ? placeEntity : gateEntity
    await client.query('BEGIN')
    await client.query(`SET LOCAL statement_timeout = '120s'`)
    const marked = await client.query(
      `UPDATE import_runs SET undone_at = now(), updated_at = now()
       WHERE id = $1 AND undone_at IS NULL
         AND (EXISTS (SELECT 1 FROM import_undo WHERE run_id = $1) OR EXISTS (SELECT 1 FROM import_creations WHERE run_id = $1))`,
      [runId],
    )
    if (marked.rowCount !== 1) {
      await client.query('ROLLBACK')
      await releaseWorkLock(client, run.kind)
      isBroken = false
      return { ok: false, reason: 'nothing-to-undo' }
    }
    const undone = await undoRun({ client, entity, runId, now: new Date() })
    await client.query('COMMIT')
    await releaseWorkLock(client, run.kind)
    isBroken = false
    expireTags([EVERYTHING_TAG], payload.logger)
    return { ok: true, undone }
  } finally {
    // A failed connection takes its transaction and its lock with it.
    client.release(isBroken)
  }
}
