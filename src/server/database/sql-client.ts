import type { Payload } from 'payload'
import type { QueryResultRow } from 'pg'

/** One connection to the database, or its pool, as `pg` gives it. */
export type SqlClient = {
  readonly query: <Row extends object = Record<string, unknown>>(
    statement: string | { readonly text: string; readonly values: unknown[]; readonly query_timeout: number },
    values?: unknown[],
  ) => Promise<{ rows: Row[]; rowCount: number | null }>
}

/** A statement that is parsed and planned once a connection. Another text needs another name. */
export type Prepared = { readonly name: string; readonly text: string }

/** The rows of a prepared statement, run by itself: what it changes is committed when this returns. */
export async function runPrepared<Row extends QueryResultRow>(
  payload: Payload,
  statement: Prepared,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await payload.db.pool.query<Row>({ ...statement, values: [...values] })
  return rows
}
