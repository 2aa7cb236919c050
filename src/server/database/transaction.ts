import { randomUUID } from 'node:crypto'

import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { drizzle, type NodePgClient } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

import type { SqlClient } from './sql-client'

type Session = Pick<Payload['db']['drizzle'], 'execute'>

/** What is known of a request where only its transaction matters. */
export type Scope = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Where SQL of our own runs in the transaction a request is in, or outside of any when it is in none. */
export async function getSession({ payload, transactionID }: Scope): Promise<Session> {
  const transaction = transactionID === undefined ? undefined : await transactionID
  const session = transaction === undefined ? undefined : payload.db.sessions?.[transaction]
  // Payload types the session of any database; with the PostgreSQL adapter it is a Drizzle client.
  return (session?.db ?? payload.db.drizzle) as Session
}

type Transaction = {
  /** Pass to every Local API call inside, or it runs on another connection and outside the transaction. */
  readonly req: PayloadRequest
  readonly execute: (statement: SQL) => Promise<unknown>
}

/** Runs CMS calls and own SQL in one transaction: all of it is stored, or after a throw nothing. */
export async function inTransaction<Result>(
  payload: Payload,
  context: PayloadRequest['context'],
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ context }, payload)
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database did not begin a transaction')
  req.transactionID = transactionID
  try {
    if (payload.db.sessions?.[transactionID] === undefined) throw new Error('The transaction has no session')
    const db = await getSession(req)
    const result = await work({ req, execute: (statement) => db.execute(statement) })
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/**
 * CMS calls inside a transaction of our own on `client`, which goes on after them whatever they end in. `req` is to be passed to
 * each; a failed one gives it up, and nothing more may be done with it.
 */
export async function onConnection<Result>(
  payload: Payload,
  client: SqlClient,
  { context, user }: { readonly context: PayloadRequest['context']; readonly user: TypedUser },
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID()
  const sessions: Record<string, object> = (payload.db.sessions ??= {})
  const leave = () => Promise.resolve()
  // As the adapter notes a transaction that it has begun. The cast: a client is what `inSqlTransaction` gave, one of pg.
  const db = drizzle(client as unknown as NodePgClient, { schema: payload.db.schema })
  sessions[id] = { db, resolve: leave, reject: leave }
  try {
    const req = await createLocalReq({ context, user }, payload)
    req.transactionID = id
    return await work(req)
  } finally {
    delete sessions[id]
  }
}

/**
 * Runs SQL of our own in one transaction on a connection of its own: all of it is stored, or after a throw nothing.
 *
 * @param end `ROLLBACK`: nothing of it is stored in any case; it was done to see whether it can be done, and what it makes
 */
export async function inSqlTransaction<Result>(
  { db }: Pick<Payload, 'db'>,
  work: (client: SqlClient) => Promise<Result>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<Result> {
  const client = await db.pool.connect()
  // When the database ends the connection, the statement under way fails and says so.
  const ignore = () => undefined
  client.on('error', ignore)
  let isBroken = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query(end)
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.removeListener('error', ignore)
    client.release(isBroken)
  }
}
