import type { Client } from 'pg'

type Column = { readonly type: string; readonly isRequired: boolean; readonly hasDefault: boolean }

/** What a version of the guide relies on. */
export type Schema = {
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Column>>
  /** Rules for rows, by table and name: the columns they are about. */
  readonly rules: ReadonlyMap<string, { readonly table: string; readonly columns: readonly string[] }>
  readonly enums: ReadonlyMap<string, readonly string[]>
}

export async function readSchema(client: Client): Promise<Schema> {
  const columns = await client.query<Column & { table: string; column: string }>(`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AS "isRequired", a.atthasdef OR a.attidentity <> '' AS "hasDefault"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`)
  // A foreign key to what a column has always pointed at is a rule, too; an index that is not unique refuses nothing.
  const rules = await client.query<{ name: string; table: string; columns: string[] }>(`
    SELECT r.name, c.relname AS table, array_agg(a.attname::text) AS columns
    FROM (
      SELECT conname::text AS name, conrelid AS oid, conkey AS keys FROM pg_constraint WHERE contype IN ('c', 'f', 'x')
      UNION ALL SELECT indexrelid::regclass::text, indrelid, indkey::int2[] FROM pg_index WHERE indisunique
    ) r
    JOIN pg_class c ON c.oid = r.oid JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = ANY (r.keys)
    WHERE c.relnamespace = 'public'::regnamespace GROUP BY 1, 2`)
  const enums = await client.query<{ name: string; values: string[] }>(`
    SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS values
    FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid GROUP BY 1`)

  const tables = new Map<string, Map<string, Column>>()
  for (const { table, column, ...rest } of columns.rows) {
    tables.set(table, (tables.get(table) ?? new Map<string, Column>()).set(column, rest))
  }
  return {
    tables,
    rules: new Map(rules.rows.map(({ name, ...rule }) => [`${rule.table}.${name}`, rule])),
    enums: new Map(enums.rows.map(({ name, values }) => [name, values])),
  }
}

/** What a version that knows only the schema before would stumble over: what it reads is gone, or what it writes is refused. */
export function listBreaks(before: Schema, after: Schema): readonly string[] {
  const breaks: string[] = []
  for (const [table, columns] of before.tables) {
    const now = after.tables.get(table)
    if (now === undefined) {
      breaks.push(`${table} is gone`)
      continue
    }
    for (const [name, column] of columns) {
      const next = now.get(name)
      if (next === undefined) breaks.push(`${table}.${name} is gone`)
      else if (next.type !== column.type) breaks.push(`${table}.${name} has another type`)
      else if (next.isRequired && !column.isRequired) breaks.push(`${table}.${name} is required`)
      else if (column.hasDefault && !next.hasDefault) breaks.push(`${table}.${name} has no default`)
    }
    for (const [name, { isRequired, hasDefault }] of now) {
      if (!columns.has(name) && isRequired && !hasDefault) breaks.push(`${table}.${name} is required`)
    }
  }
  for (const [name, { table, columns }] of after.rules) {
    const known = before.tables.get(table)
    if (known !== undefined && !before.rules.has(name) && columns.every((column) => known.has(column))) {
      breaks.push(`${name} is a new rule`)
    }
  }
  for (const [name, values] of before.enums) {
    if (after.enums.get(name)?.join() !== values.join()) breaks.push(`${name} has other values`)
  }
  return breaks
}
