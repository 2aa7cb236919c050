import { runCooperatively, type Cooperative } from '@/server/cooperative'

import type { Entity } from './entity'
import type { SqlClient } from '@/server/database/sql-client'

/** What every statement of one import has in common. */
export type Writing = {
  readonly client: SqlClient
  readonly entity: Entity
  readonly runId: number
  readonly shape: Shape
  /** The time stamp of everything written, so that an undo knows its own rows. */
  readonly stamp: string
}

export type Shape = {
  /** Columns both tables have, with the cast from one to the other. */
  readonly copied: readonly { readonly column: string; readonly cast: string }[]
  readonly typeByColumn: ReadonlyMap<string, string>
}

/** Read from the database, so that a field added to a collection is copied into its versions without a change here. */
export async function readShape(client: SqlClient, { table, versions }: Entity): Promise<Shape> {
  const { rows } = await client.query<{ table_name: string; column_name: string; udt_name: string; data_type: string }>(
    `SELECT table_name, column_name, udt_name, data_type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name IN ($1, $2)`,
    [table, versions],
  )
  const typeByColumn = new Map(
    rows
      .filter(({ table_name }) => table_name === table)
      .map(({ column_name, udt_name, data_type }) => [
        column_name,
        data_type === 'USER-DEFINED' ? `"${udt_name}"` : udt_name,
      ]),
  )
  const copied = rows.flatMap(({ table_name, column_name, udt_name, data_type }) => {
    const column = column_name.replace(/^version_/, '')
    if (table_name !== versions || column === column_name || !typeByColumn.has(column)) return []
    return [{ column, cast: data_type === 'USER-DEFINED' ? `::text::"${udt_name}"` : '' }]
  })
  return { copied, typeByColumn }
}

/** A statement over thousands of rows may take longer than one of a page. */
const RECORD_TIMEOUT_MS = 120_000

export const run = (client: SqlClient, text: string, values: unknown[]) =>
  client.query({ text, values, query_timeout: RECORD_TIMEOUT_MS })

/**
 * Rows as the JSON parameter of a statement. Row by row into bytes: as one text they would lie in the part of the heap
 * that is cleared last, and an import of 30,000 places would take up as much again. Readers are let in between.
 */
export const encodeRows = (rows: Iterable<object>): Promise<Buffer> => runCooperatively(encodingRows(rows))

function* encodingRows(rows: Iterable<object>): Cooperative<Buffer> {
  const pieces: Buffer[] = []
  for (const row of rows) {
    pieces.push(Buffer.from(`${pieces.length === 0 ? '[' : ','}${JSON.stringify(row)}`))
    yield
  }
  return Buffer.concat([...pieces, Buffer.from(pieces.length === 0 ? '[]' : ']')])
}

/** Rows a statement carries: large enough to be quick, small enough for readers to be served in between. */
const CHUNK_ROWS = 1_000

export function splitIntoChunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_ROWS) }, (_, index) =>
    items.slice(index * CHUNK_ROWS, (index + 1) * CHUNK_ROWS),
  )
}
