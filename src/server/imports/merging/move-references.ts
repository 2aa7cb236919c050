import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

type Execute = (statement: SQL) => Promise<unknown>

/** Rows that pointed at one place and point at another now. */
export type MovedReferences = {
  /** As PostgreSQL writes them in a statement: quoted where they have to be. */
  readonly table: string
  readonly column: string
  readonly ids: readonly string[]
}

type Pair = { readonly keptId: number; readonly oldId: number }

/**
 * Lets every row that points at the old place point at the kept one, asked of the database itself so that a new collection
 * is not forgotten. Not moved: the place's own history, and the gates, which belong to the two mosques that are never merged
 * away. Returns what it moved; a table without an `id`, of which the CMS has none, is moved and not remembered.
 */
export async function moveReferences(execute: Execute, { keptId, oldId }: Pair): Promise<readonly MovedReferences[]> {
  const { rows: columns } = (await execute(sql`
    SELECT quote_ident(t.relname) AS table, quote_ident(a.attname) AS column,
      EXISTS (SELECT FROM pg_attribute WHERE attrelid = t.oid AND attname = 'id' AND NOT attisdropped) AS has_id
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'locations'::regclass
      AND t.relname NOT LIKE '%locations\\_v' AND t.relname NOT LIKE 'locations\\_%' AND t.relname NOT LIKE 'payload\\_%'
    ORDER BY 1, 2
  `)) as { rows: readonly { table: string; column: string; has_id: boolean }[] }
  const moved: MovedReferences[] = []
  for (const { table, column, has_id: hasId } of columns) {
    const where = sql`${sql.raw(column)} = ${oldId}`
    const returned = sql.raw(hasId ? 'id::text' : 'NULL')
    const { rows } = (await execute(
      sql`UPDATE ${sql.raw(table)} SET ${sql.raw(column)} = ${keptId} WHERE ${where} RETURNING ${returned} AS id`,
    )) as { rows: readonly { id: string | null }[] }
    const ids = rows.flatMap(({ id }) => id ?? [])
    if (ids.length > 0) moved.push({ table, column, ids })
  }
  return moved
}

/** Lets those rows point at the old place again, but for those that point elsewhere by now. */
export async function moveReferencesBack(
  execute: Execute,
  { keptId, oldId }: Pair,
  moved: readonly MovedReferences[],
): Promise<void> {
  for (const { table, column, ids } of moved) {
    await execute(sql`
      UPDATE ${sql.raw(table)} SET ${sql.raw(column)} = ${oldId}
      WHERE ${sql.raw(column)} = ${keptId} AND id::text = ANY (${sql.param([...ids])}::text[])
    `)
  }
}
