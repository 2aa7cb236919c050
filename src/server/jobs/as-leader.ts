import type { Payload } from 'payload'

import { LOCK_CLASS } from '@/server/database/lock-class'

/** Second half of the lock; imports have 1, 2, 101 and 102 (`src/server/imports/runs/kind-lock.ts`). */
const TICK_KEY = 201

/**
 * Does the work of a tick on one instance at a time. `null`: another instance is the leader, and nothing was done. The lock
 * belongs to a separate connection, so it is released when the leader is killed. When only the connection ends, the signal
 * aborts the work, because there may be a new leader.
 */
export async function asLeader<Result>(
  { db }: Payload,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  const client = await db.pool.connect()
  const deposed = new AbortController()
  const depose = () => deposed.abort()
  client.on('error', depose)
  // A connection that may still hold the lock must not go back to the pool.
  let mayHoldLock = true
  try {
    const { rows } = await client.query<{ is_leader: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS is_leader', [
      LOCK_CLASS,
      TICK_KEY,
    ])
    if (rows[0]?.is_leader !== true) {
      mayHoldLock = false
      return null
    }
    const result = await work(deposed.signal)
    await client.query('SELECT pg_advisory_unlock($1, $2)', [LOCK_CLASS, TICK_KEY])
    mayHoldLock = false
    return result
  } finally {
    client.removeListener('error', depose)
    client.release(mayHoldLock)
  }
}
