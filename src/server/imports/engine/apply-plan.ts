import { compileHours } from '@/server/hours/compile-hours'

import { type Entity, MAX_VERSIONS } from './entities'
import type { Plan, PlannedBase } from './plan-import'
import { hashOf } from './plan-import'
import type { IncomingRecord, Value, Values } from './records'
import { breathe, chunksOf, type SqlClient } from './sql-client'

/** A record was changed between the plan and its writing: plan again on what is there now. */
export class StalePlanError extends Error {
  override readonly name = 'StalePlanError'
}

export type ApplyOptions = {
  readonly client: SqlClient
  readonly entity: Entity
  readonly plan: Plan
  readonly runId: number
  /** The time stamp of everything written, so that an undo knows its own rows. */
  readonly now: Date
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Writes a plan inside the transaction of `client`: the records, their versions as the CMS keeps them, the base of the
 * next merge, and what an undo needs. Throws `StalePlanError` when a record is no longer as it was planned for.
 *
 * @returns ids of the records whose fields were written
 */
export async function applyPlan({
  client,
  entity,
  plan,
  runId,
  now,
  onProgress,
}: ApplyOptions): Promise<readonly number[]> {
  const shape = await readShape(client, entity)
  const writing = { client, entity, runId, shape, stamp: now.toISOString() }
  const total = plan.creates.length + plan.updates.length
  const written: number[] = []

  for (const updates of chunksOf(plan.updates)) {
    const rows = updates.map(({ id, version, merged, incoming }) => ({
      ...rowOf(entity, merged, incoming),
      '#id': id,
      '#key': incoming.key,
      '#version': version,
    }))
    await updateRows(writing, rows)
    const ids = updates.map(({ id }) => id)
    await carryIntoDrafts(writing, updates)
    await retireVersions(writing, ids)
    await addVersions(writing, ids)
    await pruneVersions(writing, ids)
    written.push(...ids)
    onProgress(written.length, total)
    await breathe()
  }

  const newBases: PlannedBase[] = []
  for (const creates of chunksOf(plan.creates)) {
    const ids = await reserveIds(client, entity, creates.length)
    const rows = creates.map(({ incoming }, index) => ({
      ...rowOf(entity, incoming.values, incoming),
      ...sourceColumns(incoming),
      '#id': ids[index],
    }))
    await insertRows(writing, rows)
    await addVersions(writing, ids)
    creates.forEach(({ incoming }, index) => {
      const id = ids[index]
      if (id === undefined) return
      const { key, values: upstream } = incoming
      newBases.push({ key, id, upstream, hash: hashOf(upstream), conflicts: null, isMissing: false })
    })
    written.push(...ids)
    onProgress(written.length, total)
    await breathe()
  }

  await writeBases(writing, plan, newBases)
  await markMissing(writing, plan)
  return written
}

/** What every statement of one import has in common. */
export type Writing = {
  readonly client: SqlClient
  readonly entity: Entity
  readonly runId: number
  readonly shape: Shape
  readonly stamp: string
}

type Row = Readonly<Record<string, Value | undefined>>

/** The columns of a record, by column name. */
function rowOf({ columns, hasWeeklyHours }: Entity, values: Values, incoming: IncomingRecord): Row {
  const row: Record<string, Value> = {}
  for (const [field, { column }] of Object.entries(columns)) row[column] = values[field] ?? null
  if (hasWeeklyHours) row.weekly_hours = weeklyJson(values.hours ?? null)
  return { ...row, provenance_checked_on: incoming.checkedOn, provenance_review_due_on: incoming.reviewDueOn }
}

function sourceColumns({ source }: IncomingRecord): Row {
  return { provenance_source: source }
}

function weeklyJson(hours: Value): string | null {
  const weekly = typeof hours === 'string' ? compileHours(hours) : null
  return weekly === null ? null : JSON.stringify(weekly)
}

export type Shape = {
  /** Columns both tables have, with the cast from one to the other. */
  readonly copied: readonly { readonly column: string; readonly cast: string }[]
  readonly typeOf: ReadonlyMap<string, string>
}

/** Read from the database, so that a field added to a collection is carried into its versions without a word here. */
export async function readShape(client: SqlClient, { table, versions }: Entity): Promise<Shape> {
  const { rows } = await client.query<{ table_name: string; column_name: string; udt_name: string; data_type: string }>(
    `SELECT table_name, column_name, udt_name, data_type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name IN ($1, $2)`,
    [table, versions],
  )
  const typeOf = new Map(
    rows
      .filter(({ table_name }) => table_name === table)
      .map(({ column_name, udt_name, data_type }) => [
        column_name,
        data_type === 'USER-DEFINED' ? `"${udt_name}"` : udt_name,
      ]),
  )
  const copied = rows.flatMap(({ table_name, column_name, udt_name, data_type }) => {
    const column = column_name.replace(/^version_/, '')
    if (table_name !== versions || column === column_name || !typeOf.has(column)) return []
    return [{ column, cast: data_type === 'USER-DEFINED' ? `::text::"${udt_name}"` : '' }]
  })
  return { copied, typeOf }
}

/** A statement over thousands of rows may take longer than one of a page. */
const RECORD_TIMEOUT_MS = 120_000

const run = (client: SqlClient, text: string, values: unknown[]) =>
  client.query({ text, values, query_timeout: RECORD_TIMEOUT_MS })

/** Columns an import writes into a record that is there, besides the time stamp. */
function writtenColumns({ columns, hasWeeklyHours }: Entity): readonly { column: string; type: string }[] {
  return [
    ...Object.values(columns),
    ...(hasWeeklyHours ? [{ column: 'weekly_hours', type: 'jsonb' }] : []),
    { column: 'provenance_checked_on', type: 'date' },
    { column: 'provenance_review_due_on', type: 'date' },
  ]
}

/** A day of the source never goes behind the day an editor has looked. */
const laterDay = (column: string): string => `greatest(l.${column}, x.${column}::timestamptz)`

/** Changes the rows and keeps them as they were, in one statement, which sees them before its own change. */
async function updateRows({ client, entity, runId, stamp, shape }: Writing, rows: readonly Row[]): Promise<void> {
  const { table, collection } = entity
  const columns = writtenColumns(entity)
  const casts = castsIn(shape)
  const sets = columns.map(({ column, type }) => {
    if (type === 'date') return `${column} = ${laterDay(column)}`
    return `${column} = x.${column}${casts.get(column) ?? ''}`
  })
  const answer = await run(
    client,
    `WITH x AS MATERIALIZED (
       SELECT * FROM json_to_recordset($1::json)
         AS x("#id" int, "#key" text, "#version" text, ${columns.map(definition).join(', ')})
     ), undo AS (
       INSERT INTO import_undo (run_id, collection, source_key, record_id, is_new, before, base_before, written_at)
       SELECT $3, $4, x."#key", l.id, false, to_jsonb(l), to_jsonb(v), $2::timestamptz
       FROM x JOIN ${table} l ON l.id = x."#id" LEFT JOIN import_values v ON v.collection = $4 AND v.source_key = x."#key"
     )
     UPDATE ${table} l SET ${sets.join(', ')}, updated_at = $2::timestamptz FROM x
     WHERE l.id = x."#id" AND l.updated_at = x."#version"::timestamptz AND l._status = 'published' AND l.deleted_at IS NULL`,
    [JSON.stringify(rows), stamp, runId, collection],
  )
  if (answer.rowCount !== rows.length) throw new StalePlanError('A record was changed while the import was running')
}

async function insertRows({ client, entity, stamp, shape }: Writing, rows: readonly Row[]): Promise<void> {
  const columns = [...writtenColumns(entity), { column: 'provenance_source', type: 'text' }]
  const casts = castsIn(shape)
  const fixed = Object.entries(entity.onCreate)
  const names = [...columns.map(({ column }) => column), ...fixed.map(([column]) => column)]
  const values = [
    ...columns.map(({ column, type }) => `x.${column}${type === 'date' ? '::timestamptz' : (casts.get(column) ?? '')}`),
    ...fixed.map(([, value]) => `'${value}'`),
  ]
  await run(
    client,
    `INSERT INTO ${entity.table} (id, ${names.join(', ')}, _status, updated_at, created_at)
     SELECT x."#id", ${values.join(', ')}, 'published', $2::timestamptz, $2::timestamptz
     FROM json_to_recordset($1::json) AS x("#id" int, ${columns.map(definition).join(', ')})`,
    [JSON.stringify(rows), stamp],
  )
}

const definition = ({ column, type }: { column: string; type: string }): string =>
  `${column} ${type === 'date' ? 'text' : type}`

/** Casts into the enumerations of the table. */
const castsIn = ({ typeOf }: Shape): ReadonlyMap<string, string> =>
  new Map([...typeOf].filter(([, type]) => type.startsWith('"')).map(([column, type]) => [column, `::${type}`]))

async function reserveIds(client: SqlClient, { table }: Entity, amount: number): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval('${table}_id_seq')::int AS id FROM generate_series(1, $1)`,
    [amount],
  )
  return rows.map(({ id }) => id)
}

/**
 * A draft an editor has begun stays a draft and stays the latest version; where it still holds what was published, it
 * gets the new value, or publishing it later would put the old one back.
 */
async function carryIntoDrafts(
  { client, entity, shape: { copied } }: Writing,
  updates: Plan['updates'],
): Promise<void> {
  const castOf = new Map(copied.map(({ column, cast }) => [column, cast]))
  const columns = Object.entries(entity.columns)
  const sets = columns.map(
    ([, { column }]) =>
      `version_${column} = CASE WHEN x.changed ? '${column}' AND to_jsonb(d.version_${column}) IS NOT DISTINCT FROM coalesce(x.before -> '${column}', 'null'::jsonb)
        OR (x.changed ? '${column}' AND d.version_${column} IS NULL AND x.before ->> '${column}' IS NULL)
        THEN l.${column}${castOf.get(column) ?? ''} ELSE d.version_${column} END`,
  )
  if (entity.hasWeeklyHours) {
    sets.push(
      `version_weekly_hours = CASE WHEN x.changed ? 'hours' AND d.version_hours IS NOT DISTINCT FROM x.before ->> 'hours' THEN l.weekly_hours ELSE d.version_weekly_hours END`,
    )
  }
  const rows = updates.map(({ id, changes, before }) => ({
    id,
    changed: byColumn(entity, changes),
    before: byColumn(entity, before),
  }))
  await run(
    client,
    `UPDATE ${entity.versions} d SET ${sets.join(', ')}
     FROM json_to_recordset($1::json) AS x(id int, changed jsonb, before jsonb), ${entity.table} l
     WHERE d.parent_id = x.id AND l.id = x.id AND d.latest AND d.version__status = 'draft'`,
    [JSON.stringify(rows)],
  )
}

function byColumn({ columns }: Entity, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field]?.column ?? field, value]))
}

/** What the CMS stores beside each published document: without a latest version its lists do not show it. */
export async function addVersions({ client, entity, shape, stamp }: Writing, ids: readonly number[]): Promise<void> {
  const { table, versions } = entity
  await run(
    client,
    `INSERT INTO ${versions} (parent_id, ${shape.copied.map(({ column }) => `version_${column}`).join(', ')}, created_at, updated_at, latest)
     SELECT l.id, ${shape.copied.map(({ column, cast }) => `l.${column}${cast}`).join(', ')}, $2::timestamptz, $2::timestamptz,
            NOT EXISTS (SELECT 1 FROM ${versions} d WHERE d.parent_id = l.id AND d.latest)
     FROM ${table} l WHERE l.id = ANY($1::int[])`,
    [ids, stamp],
  )
}

/** Makes room for a new latest version, except where an editor's draft is the latest. */
export async function retireVersions({ client, entity: { versions } }: Writing, ids: readonly number[]): Promise<void> {
  await run(
    client,
    `UPDATE ${versions} SET latest = false WHERE parent_id = ANY($1::int[]) AND latest AND version__status <> 'draft'`,
    [ids],
  )
}

/**
 * As the CMS does after a save. The doomed are listed first: joined to the table, they were looked for again for each of
 * its rows wherever the planner had no statistics yet, as after a first import.
 */
async function pruneVersions({ client, entity: { versions } }: Writing, ids: readonly number[]): Promise<void> {
  await run(
    client,
    `DELETE FROM ${versions} WHERE id = ANY (ARRAY (
       SELECT id FROM (
         SELECT id, latest, row_number() OVER (PARTITION BY parent_id ORDER BY updated_at DESC, id DESC) AS place
         FROM ${versions} WHERE parent_id = ANY($1::int[])
       ) ranked WHERE place > ${MAX_VERSIONS} AND latest IS NOT TRUE
     ))`,
    [ids],
  )
}

async function writeBases(
  { client, entity: { collection }, runId, stamp }: Writing,
  plan: Plan,
  newBases: readonly PlannedBase[],
): Promise<void> {
  const updated = new Set(plan.updates.map(({ id }) => id))
  const all = [
    ...plan.bases.map((base) => ({ ...base, is_new: false, has_undo: updated.has(base.id) })),
    ...newBases.map((base) => ({ ...base, is_new: true, has_undo: false })),
  ]
  for (const rows of chunksOf(all)) {
    await run(
      client,
      `WITH x AS MATERIALIZED (
         SELECT * FROM json_to_recordset($1::json)
           AS x(key text, id int, upstream jsonb, hash text, conflicts jsonb, is_new bool, has_undo bool)
       ), undo AS (
         INSERT INTO import_undo (run_id, collection, source_key, record_id, is_new, base_before, written_at)
         SELECT $2, $3, x.key, x.id, x.is_new, to_jsonb(v), CASE WHEN x.is_new THEN $4::timestamptz END
         FROM x LEFT JOIN import_values v ON v.collection = $3 AND v.source_key = x.key WHERE NOT x.has_undo
       )
       INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, missing_since, run_id)
       SELECT $3, x.key, x.id, x.upstream, x.hash, nullif(x.conflicts, 'null'::jsonb), NULL, $2 FROM x
       ON CONFLICT (collection, source_key) DO UPDATE SET
         record_id = excluded.record_id, upstream = excluded.upstream, content_hash = excluded.content_hash,
         conflicts = excluded.conflicts, missing_since = NULL, run_id = excluded.run_id`,
      [JSON.stringify(rows), runId, collection, stamp],
    )
    await breathe()
  }
}

/** A record the seed brought and no import has seen gets its mark too, without anything the source ever said of it. */
async function markMissing({ client, entity: { collection }, runId, stamp }: Writing, plan: Plan): Promise<void> {
  const rows = plan.missing.filter(({ isNew }) => isNew).map(({ key, id }) => ({ key, id }))
  if (rows.length === 0) return
  await run(
    client,
    `WITH x AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS x(key text, id int)), undo AS (
       INSERT INTO import_undo (run_id, collection, source_key, record_id, is_new, base_before)
       SELECT $2, $3, x.key, x.id, false, to_jsonb(v)
       FROM x LEFT JOIN import_values v ON v.collection = $3 AND v.source_key = x.key
     )
     INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, missing_since, run_id)
     SELECT $3, x.key, x.id, '{}'::jsonb, '', $4::timestamptz, $2 FROM x
     ON CONFLICT (collection, source_key) DO UPDATE SET missing_since = excluded.missing_since, run_id = excluded.run_id`,
    [JSON.stringify(rows), runId, collection, stamp],
  )
}
