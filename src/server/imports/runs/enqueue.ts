import type { Payload } from 'payload'

import type { SqlClient } from '../engine/sql-client'
import { lockStart } from './kind-lock'
import { findActiveRun, insertRun, type NewRun, type RunKind } from './run-store'

type Started = { readonly ok: true; readonly runId: number } | { readonly ok: false; readonly busyWith: number }

/** Stores a run, unless one of its kind has not ended: two clicks, tabs or servers make one import (quality goal C7). */
export async function enqueue(payload: Payload, run: NewRun): Promise<Started> {
  return inSqlTransaction(payload, async (client) => {
    await lockStart(client, run.kind)
    const busyWith = await findActiveRun(client, run.kind)
    return busyWith === null ? { ok: true, runId: await insertRun(client, run) } : { ok: false, busyWith }
  })
}

/** Past this the tick would take a job nobody has run; `runByID` does not look at it. */
const FALLBACK_MS = 15 * 60_000

/** Runs a stored import as a job of the CMS's queue, to its end. What became of it is in the run. */
export async function dispatch(payload: Payload, kind: RunKind, runId: number): Promise<void> {
  const task = `import-${kind}` as const
  const job = await payload.jobs.queue({
    task,
    input: { runId },
    queue: 'imports',
    waitUntil: new Date(Date.now() + FALLBACK_MS),
    // The caller has been judged at the door; the queue itself is closed to everybody.
    overrideAccess: true,
  })
  await payload.jobs.runByID({ id: job.id, overrideAccess: true, silent: true })
}

/** Runs SQL of our own in one transaction on a connection of its own. */
export async function inSqlTransaction<Result>(
  payload: Payload,
  work: (client: SqlClient) => Promise<Result>,
): Promise<Result> {
  const client = await payload.db.pool.connect()
  let isBroken = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
