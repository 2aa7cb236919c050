import type { Payload, TypedUser } from 'payload'

import { expireTags } from '@/server/cache/expire-tags'
import { EVERYTHING_TAG, withdrawn } from '@/server/cache/tags'
import type { SqlClient } from '@/server/database/sql-client'
import { inSqlTransaction } from '@/server/database/transaction'

import type { Undone } from '../context/import-source'
import type { Run } from '../context/run'
import { findKind, importKinds } from '../kinds'
import { tryWorkLockInTransaction } from './kind-lock'
import { readRun } from './run-store'

type UndoAnswer =
  | { readonly ok: true; readonly undone: Undone }
  | { readonly ok: false; readonly reason: 'unknown' | 'nothing-to-undo' | 'busy' }

type By = { readonly payload: Payload; readonly user: TypedUser }

/** Takes back what a run has written, in one transaction and while no import of its kind is working. */
export async function undoImport(by: By, runId: number): Promise<UndoAnswer> {
  const { payload } = by
  const answer = await inSqlTransaction(payload, (client) => undoInTransaction(client, runId, by))
  if (answer.ok) expireTags([EVERYTHING_TAG, withdrawn(EVERYTHING_TAG)], payload.logger)
  return answer
}

/** Which of some runs can still be taken back. */
export async function listUndoable(
  payload: Payload,
  runs: readonly Pick<Run, 'id' | 'kind'>[],
): Promise<ReadonlySet<number>> {
  const lists = importKinds.map(async ({ name, load }) => {
    const ids = runs.filter(({ kind }) => kind === name).map(({ id }) => id)
    return ids.length === 0 ? [] : (await load()).listUndoable(payload.db.pool, ids)
  })
  return new Set((await Promise.all(lists)).flat())
}

async function undoInTransaction(client: SqlClient, runId: number, by: By): Promise<UndoAnswer> {
  const run = await readRun(client, runId)
  if (run === null) return { ok: false, reason: 'unknown' }
  if (run.status !== 'succeeded' || run.dryRun) return { ok: false, reason: 'nothing-to-undo' }
  if (!(await tryWorkLockInTransaction(client, run.kind))) return { ok: false, reason: 'busy' }
  await client.query(`SET LOCAL statement_timeout = '120s'`)
  const work = await findKind(run.kind).load()
  if ((await work.listUndoable(client, [runId])).length === 0) return { ok: false, reason: 'nothing-to-undo' }
  const { rowCount } = await client.query(
    'UPDATE import_runs SET undone_at = now(), updated_at = now() WHERE id = $1 AND undone_at IS NULL',
    [runId],
  )
  if (rowCount !== 1) return { ok: false, reason: 'nothing-to-undo' }
  return { ok: true, undone: await work.undo(client, runId, by) }
}
