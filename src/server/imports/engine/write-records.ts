import type { WeeklyHours } from '@/domain/places/weekly-hours'
import { compileHours } from '@/server/hours/compile-hours'

import { StalePlanError } from '../context/import-source'
import type { Entity } from './entity'
import type { PlannedUpdate } from './plan-import'
import type { IncomingRecord, Value, Values } from './records'
import { encodeRows, run, type Shape, type Writing } from './writing'

/**
 * Changes the rows and keeps them as they were, in one statement, which sees them before its own change. The time stamps
 * are compared so that no index answers it: the rows of one import share theirs, and each would be looked for among all.
 */
export async function updateRows(
  { client, entity, runId, stamp, shape }: Writing,
  updates: readonly PlannedUpdate[],
): Promise<void> {
  const { table, collection } = entity
  const columns = listWrittenColumns(entity)
  const casts = listCasts(shape)
  const sets = columns.map(({ column, type }) => {
    if (type === 'date') return `${column} = ${chooseCheckedOn(column)}`
    return `${column} = x.${column}${casts.get(column) ?? ''}`
  })
  const answer = await run(
    client,
    `WITH x AS MATERIALIZED (
       SELECT * FROM json_to_recordset($1::json)
         AS x("#id" int, "#key" text, "#version" text, "#day" date, ${columns.map(defineColumn).join(', ')})
     ), undo AS (
       INSERT INTO import_undo (run_id, collection, source_key, record_id, before, base_before, written_at)
       SELECT $3, $4, x."#key", l.id, to_jsonb(l), to_jsonb(v), $2::timestamptz
       FROM x JOIN ${table} l ON l.id = x."#id" LEFT JOIN import_values v ON v.collection = $4 AND v.source_key = x."#key"
     )
     UPDATE ${table} l SET ${sets.join(', ')}, ${setSavedBy(entity.author, '$2')}, updated_at = $2::timestamptz FROM x
     WHERE l.id = x."#id" AND l.updated_at IS NOT DISTINCT FROM x."#version"::timestamptz AND l._status = 'published' AND l.deleted_at IS NULL`,
    [await encodeRows(toUpdateRows(entity, updates)), stamp, runId, collection],
  )
  if (answer.rowCount !== updates.length) throw new StalePlanError('A record was changed while the import was running')
}

function* toUpdateRows(entity: Entity, updates: readonly PlannedUpdate[]): Generator<object> {
  const toRow = createRowMapper(entity)
  for (const { id, version, merged, incoming } of updates) {
    yield {
      ...toRow(merged, incoming),
      '#id': id,
      '#key': incoming.key,
      '#version': version,
      '#day': incoming.sourceDay ?? undefined,
    }
  }
}

/** Leaves out `null`: the database reads what is missing as `null`, and most fields of a place are. */
function createRowMapper({ columns, hasWeeklyHours }: Entity) {
  const fields = Object.entries(columns).map(([field, { column }]) => [field, column] as const)
  return (values: Values, { checkedOn, reviewDueOn }: IncomingRecord): Record<string, unknown> => {
    const row: Record<string, unknown> = {}
    for (const [field, column] of fields) row[column] = values[field] ?? undefined
    if (hasWeeklyHours) row.weekly_hours = toWeeklyHours(values.hours ?? null)
    row.provenance_checked_on = checkedOn ?? undefined
    row.provenance_review_due_on = reviewDueOn
    return row
  }
}

/** No text: the row becomes JSON as a whole, and a text in it would be stored as a text. */
export const toWeeklyHours = (hours: Value): WeeklyHours | undefined =>
  (typeof hours === 'string' ? compileHours(hours) : null) ?? undefined

/** Columns an import writes into a record that is there, besides the time stamp. */
function listWrittenColumns({ columns, hasWeeklyHours }: Entity): readonly { column: string; type: string }[] {
  return [
    ...Object.values(columns),
    ...(hasWeeklyHours ? [{ column: 'weekly_hours', type: 'jsonb' }] : []),
    { column: 'provenance_checked_on', type: 'date' },
    { column: 'provenance_review_due_on', type: 'date' },
  ]
}

/** As `recordSaves` writes it: who has an older state open in a form is told. `stamp` is the parameter with the time. */
export const setSavedBy = (author: string, stamp: string): string =>
  `last_save_by = '${author}', last_save_at = ${stamp}::timestamptz, last_save_from_tab = NULL`

/**
 * New values are as old as their source, so a record never counts as checked after the day of the source. An earlier
 * check by a person stays, unless the source was checked later.
 */
const chooseCheckedOn = (column: string): string =>
  `CASE WHEN l.provenance_checked_on >= x.provenance_checked_on::timestamptz AND l.provenance_checked_on < x."#day" + 1
     THEN l.${column} ELSE x.${column}::timestamptz END`

const defineColumn = ({ column, type }: { column: string; type: string }): string =>
  `${column} ${type === 'date' ? 'text' : type}`

/** Casts into the enumerations of the table. */
const listCasts = ({ typeByColumn }: Shape): ReadonlyMap<string, string> =>
  new Map([...typeByColumn].filter(([, type]) => type.startsWith('"')).map(([column, type]) => [column, `::${type}`]))
