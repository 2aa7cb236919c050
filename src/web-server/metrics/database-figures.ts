import pg from 'pg'
import { z } from 'zod'

import { DATABASE_FIGURES } from './figures'

/** A database that hangs does not make a scrape hang. */
const LIMIT_MS = 2_000

const rowSchema = z.object(
  Object.fromEntries(Object.keys(DATABASE_FIGURES).map((name) => [name, z.coerce.number().nullable()])),
)

/**
 * What waits and what has failed, read by one statement on a connection of its own; `null` where there is nothing to tell of
 * a figure.
 *
 * @throws when the database does not answer within two seconds
 */
export async function readDatabaseFigures(databaseUri: string): Promise<Readonly<Record<string, number | null>>> {
  const client = new pg.Client({
    connectionString: databaseUri,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    statement_timeout: LIMIT_MS,
    application_name: 'pilgrim-guide metrics',
  })
  // A connection that ends is told by the statement under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const columns = Object.entries(DATABASE_FIGURES).map(([name, { sql }]) => `(${sql}) AS ${name}`)
    const { rows } = await client.query(`SELECT ${columns.join(', ')}`)
    return rowSchema.parse(rows[0])
  } finally {
    await client.end().catch(() => undefined)
  }
}
