import { type Entity, MAX_VERSIONS } from './entity'
import type { Plan } from './plan-import'
import type { Values } from './records'
import { encodeRows, run, type Writing } from './writing'

/**
 * What the CMS stores beside each published document, as a statement over rows `l` of the records: without a latest
 * version its lists do not show it. `$2` is the time stamp of the run.
 */
export function insertVersions(
  { entity: { versions }, shape: { copied } }: Writing,
  { rows, isLatest }: { readonly rows: string; readonly isLatest: string },
): string {
  return `INSERT INTO ${versions} (parent_id, ${copied.map(({ column }) => `version_${column}`).join(', ')}, created_at, updated_at, latest)
     SELECT l.id, ${copied.map(({ column, cast }) => `l.${column}${cast}`).join(', ')}, $2::timestamptz, $2::timestamptz, ${isLatest}
     FROM ${rows}`
}

/** New versions of records that are there: the latest ones, except where an editor's draft is. */
export async function addVersions(writing: Writing, ids: readonly number[]): Promise<void> {
  const { client, entity, stamp } = writing
  const isLatest = `NOT EXISTS (SELECT 1 FROM ${entity.versions} d WHERE d.parent_id = l.id AND d.latest)`
  await run(client, insertVersions(writing, { rows: `${entity.table} l WHERE l.id = ANY($1::int[])`, isLatest }), [
    ids,
    stamp,
  ])
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
export async function pruneVersions({ client, entity: { versions } }: Writing, ids: readonly number[]): Promise<void> {
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

/**
 * A draft an editor has begun stays a draft and stays the latest version; where it still holds what was published, it
 * gets the new value, or publishing it later would put the old one back. An editor who has it open is told, see
 * `recordSaves`.
 */
export async function carryIntoDrafts(
  { client, entity, shape: { copied }, stamp }: Writing,
  updates: Plan['updates'],
): Promise<void> {
  const castByColumn = new Map(copied.map(({ column, cast }) => [column, cast]))
  const columns = Object.entries(entity.columns)
  const sets = columns.map(
    ([, { column }]) =>
      `version_${column} = CASE WHEN x.changed ? '${column}' AND to_jsonb(d.version_${column}) IS NOT DISTINCT FROM coalesce(x.before -> '${column}', 'null'::jsonb)
        OR (x.changed ? '${column}' AND d.version_${column} IS NULL AND x.before ->> '${column}' IS NULL)
        THEN l.${column}${castByColumn.get(column) ?? ''} ELSE d.version_${column} END`,
  )
  if (entity.hasWeeklyHours) {
    sets.push(
      `version_weekly_hours = CASE WHEN x.changed ? 'hours' AND d.version_hours IS NOT DISTINCT FROM x.before ->> 'hours' THEN l.weekly_hours ELSE d.version_weekly_hours END`,
    )
  }
  await run(
    client,
    `UPDATE ${entity.versions} d SET ${sets.join(', ')}, version_last_save_at = $2::timestamptz, version_last_save_from_tab = NULL,
       version_last_save_by = CASE WHEN d.version_last_save_by LIKE '%${entity.author}' THEN d.version_last_save_by
         ELSE concat_ws(', then ', d.version_last_save_by, '${entity.author}') END
     FROM json_to_recordset($1::json) AS x(id int, changed jsonb, before jsonb), ${entity.table} l
     WHERE d.parent_id = x.id AND l.id = x.id AND d.latest AND d.version__status = 'draft'`,
    [await encodeRows(toChangeRows(entity, updates)), stamp],
  )
}

function* toChangeRows(entity: Entity, updates: Plan['updates']): Generator<object> {
  for (const { id, changes, before } of updates) {
    yield { id, changed: renameToColumns(entity, changes), before: renameToColumns(entity, before) }
  }
}

function renameToColumns({ columns }: Entity, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field]?.column ?? field, value]))
}
