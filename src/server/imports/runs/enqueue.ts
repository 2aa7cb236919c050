import type { Payload } from 'payload'

import { inSqlTransaction } from '@/server/database/transaction'

import { lockStart } from './kind-lock'
import { findActiveRun, insertRun, type NewRun } from './run-store'

type Enqueued = { readonly ok: true; readonly runId: number } | { readonly ok: false; readonly busyWith: number }

/** Stores a run, unless one of its kind has not ended: two clicks, tabs or servers make one import. */
export async function enqueue(payload: Payload, run: NewRun): Promise<Enqueued> {
  return inSqlTransaction(payload, async (client) => {
    await lockStart(client, run.kind)
    const busyWith = await findActiveRun(client, run.kind)
    return busyWith === null ? { ok: true, runId: await insertRun(client, run) } : { ok: false, busyWith }
  })
}
