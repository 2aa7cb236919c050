import { AsyncResource } from 'node:async_hooks'

import type { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'

import { errorCode } from '@/lib/error-code'
import { singleFlight } from '@/lib/single-flight'

import { recordOutage, shareProbes } from './outage'
import { isTransientError } from './transient-error'
import { stallAwareTimeout } from './stall-aware-timeout'

/** A connection that was used so lately is handed out as it is. */
const TRUSTED_MS = 100

/** A connection that does not answer for so long is given up. */
const ANSWER_LIMIT_MS = 700

/** After the server could not be reached, no connection is tried for so long: what would wait one after the other fails at once. */
const CLOSED_MS = 1_000

/** The longest a caller waits for a connection. */
const STATEMENT_LIMIT_MS = 3_000

const ALIVE_LIMIT_MS = 2_000

/** When a connection is closed whose caller has given up. */
const CLEAN_UP_MS = 30_000

/** The shape of PostgreSQL's own codes. */
const SQLSTATE = /^[0-9A-Z]{5}$/

type Connect = pg.Pool['connect']

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * The adapter with such a pool in place of its own. Given a pool, the adapter does not connect at its start, so the CMS starts
 * without a database, too. With its own pool it occupies one connection for ever, and leaks another with each outage.
 */
export function withGuardedPool(adapter: Adapter, options: pg.PoolConfig): Adapter {
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), { pool: createGuardedPool(options) }) }
}

/**
 * A pool whose callers never wait for a dead connection: what it hands out has just answered, dead connections are
 * dropped, and while the server cannot be reached it refuses at once. It reconnects by itself.
 */
function createGuardedPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  const releasedAt = new WeakMap<object, number>()
  /** Connections idle since before this moment are suspect: one of them has turned out dead. */
  let suspectUntil = -Infinity
  let closedUntil = -Infinity
  let reason: unknown

  /** Says to the request that has a connection in use that it is lost. */
  const tellUser = new WeakMap<object, () => void>()
  pool.on('release', (error, client) => {
    releasedAt.set(client, performance.now())
    // The server's last words on a connection come as the error of a statement, before the connection ends.
    if (isTransientError(error)) tellUser.get(client)?.()
    tellUser.delete(client)
  })
  // The pool drops a connection that fails while idle; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The same for one that fails while in use: its statement rejects.
  pool.on('connect', (client) => client.on('error', () => tellUser.get(client)?.()))

  async function getLiveClient(): Promise<pg.PoolClient> {
    for (;;) {
      if (pool.idleCount === 0 && performance.now() < closedUntil) throw reason
      const isNew = pool.idleCount === 0 && pool.totalCount < pool.options.max
      const client = await connect().catch((error: unknown) => {
        if (isNew) {
          closedUntil = performance.now() + CLOSED_MS
          reason = error
        }
        throw error
      })
      const idleSince = releasedAt.get(client)
      if (idleSince === undefined || performance.now() - idleSince < TRUSTED_MS) return client
      if (idleSince > suspectUntil && (await isConnectionAlive(client))) return client
      suspectUntil = Math.max(suspectUntil, idleSince, performance.now() - ANSWER_LIMIT_MS)
      client.release(true)
    }
  }

  const connectOrRecord = async () => {
    try {
      const client = await getLiveClient()
      tellUser.set(client, AsyncResource.bind(recordOutage))
      return client
    } catch (error) {
      recordOutage()
      throw error
    }
  }
  const promiseOrCallback = (callback?: Parameters<Connect>[0]) => {
    const connecting = connectOrRecord()
    if (callback === undefined) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }
  pool.connect = promiseOrCallback as Connect
  shareProbes({
    answers: () => succeedsWithin(pool.query('SELECT 1'), STATEMENT_LIMIT_MS),
    isAlive: singleFlight(() => isServerAlive(options)),
  })
  return pool
}

/** Whether a connection is alive. It may look open when the server hangs, or when the network has dropped it silently. */
const isConnectionAlive = (client: pg.PoolClient): Promise<boolean> =>
  succeedsWithin(client.query('SELECT 1'), ANSWER_LIMIT_MS)

/** An error with a code of PostgreSQL counts as an answer, too. */
async function isServerAlive({ connectionString, ssl }: pg.PoolConfig): Promise<boolean> {
  // The client's own limit comes later, and only cleans up: it does not know of a pause of ours.
  const client = new pg.Client({ connectionString, ssl, connectionTimeoutMillis: CLEAN_UP_MS })
  client.on('error', () => undefined)
  const answered = client.connect().then(
    () => void client.end().catch(() => undefined),
    (error: unknown) => {
      if (!SQLSTATE.test(errorCode(error) ?? '')) throw error
    },
  )
  return succeedsWithin(answered, ALIVE_LIMIT_MS)
}

/** Whether something succeeds within a limit, in milliseconds. */
const succeedsWithin = (work: Promise<unknown>, limitMs: number): Promise<boolean> =>
  stallAwareTimeout(work, limitMs).then(
    () => true,
    () => false,
  )
