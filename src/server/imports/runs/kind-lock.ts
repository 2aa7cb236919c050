import { LOCK_CLASS } from '@/server/database/lock-class'
import type { SqlClient } from '@/server/database/sql-client'

import type { RunKind } from '../context/run'
import { findKind } from '../kinds'

/** Second halves: who works on a kind, and who is just starting a run of it. */
const workKey = (kind: RunKind): number => findKind(kind).lock
const startKey = (kind: RunKind): number => 100 + findKind(kind).lock

/** Held by the connection until it ends, so that a killed process lets go by itself. False: another works on the kind. */
export async function tryWorkLock(client: SqlClient, kind: RunKind): Promise<boolean> {
  const { rows } = await client.query<{ is_locked: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS is_locked', [
    LOCK_CLASS,
    workKey(kind),
  ])
  return rows[0]?.is_locked === true
}

/** The same lock for as long as a transaction lasts. */
export async function tryWorkLockInTransaction(client: SqlClient, kind: RunKind): Promise<boolean> {
  const { rows } = await client.query<{ is_locked: boolean }>('SELECT pg_try_advisory_xact_lock($1, $2) AS is_locked', [
    LOCK_CLASS,
    workKey(kind),
  ])
  return rows[0]?.is_locked === true
}

export async function releaseWorkLock(client: SqlClient, kind: RunKind): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1, $2)', [LOCK_CLASS, workKey(kind)])
}

/** Lets one starter after the other look for a running import and store its own; held until the transaction ends. */
export async function lockStart(client: SqlClient, kind: RunKind): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [LOCK_CLASS, startKey(kind)])
}

/** Ends the connection of a worker that holds the lock and has stopped renewing its lease. */
export async function endHolder(client: SqlClient, kind: RunKind): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks
     WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND objsubid = 2 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK_CLASS, workKey(kind)],
  )
}
