import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

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
    const session = payload.db.sessions?.[transactionID]
    if (session === undefined) throw new Error('The transaction has no session')
    // Payload types the session of any database; with the PostgreSQL adapter it is a Drizzle client like this one.
    const db = session.db as Pick<Payload['db']['drizzle'], 'execute'>
    const result = await work({ req, execute: (statement) => db.execute(statement) })
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
