import type { Entity } from './entity'
import { hashValues, type PlannedCreate } from './plan-import'
import type { SqlClient } from '@/server/database/sql-client'
import { toBase } from './write-bases'
import { toWeeklyHours } from './write-records'
import { insertVersions } from './write-versions'
import { encodeRows, run, type Writing } from './writing'

/** A new record under the number it gets. */
export type Creation = PlannedCreate & { readonly id: number }

/** New records as JSON for one statement. Made apart from the writing, so that the two can go on side by side. */
export const prepareCreations = (entity: Entity, creations: readonly Creation[]): Promise<Buffer> =>
  encodeRows(creationRows(entity, creations))

function* creationRows({ hasWeeklyHours }: Entity, creations: readonly Creation[]): Generator<object> {
  for (const { id, incoming } of creations) {
    const { key, values, checkedOn, reviewDueOn, source, edition } = incoming
    const weekly = hasWeeklyHours ? toWeeklyHours(values.hours ?? null) : undefined
    const base = { key, upstream: toBase(values, edition), hash: hashValues(values) }
    yield { id, ...base, weekly, checked: checkedOn, due: reviewDueOn, source }
  }
}

/**
 * Writes new records with their first versions, and what the source says of them as the base of the next merge. All are
 * the same values, so they travel once. An undo knows them by the ids of the records.
 */
export async function writeCreations(writing: Writing, json: Buffer): Promise<void> {
  const { client, entity, runId, stamp, shape } = writing
  const columns: readonly (readonly [column: string, value: string])[] = [
    ...Object.entries(entity.columns).map(([field, { column }]) => {
      return [column, `(x.upstream ->> '${field}')::${shape.typeByColumn.get(column) ?? 'text'}`] as const
    }),
    ...(entity.hasWeeklyHours ? [['weekly_hours', 'x.weekly'] as const] : []),
    ['provenance_checked_on', 'x.checked'],
    ['provenance_review_due_on', 'x.due'],
    ['provenance_source', 'x.source'],
    ['last_save_by', `'${entity.author}'`],
    ['last_save_at', '$2::timestamptz'],
    ...Object.entries(entity.onCreate).map(([column, value]) => [column, `'${value}'`] as const),
  ]
  await run(
    client,
    `WITH x AS MATERIALIZED (
       SELECT * FROM json_to_recordset($1::json) AS x(
         id int, key text, upstream jsonb, hash text, weekly jsonb, checked timestamptz, due timestamptz, source text)
     ), made AS (
       INSERT INTO ${entity.table} (id, ${columns.map(([column]) => column).join(', ')}, _status, updated_at, created_at)
       SELECT x.id, ${columns.map(([, value]) => value).join(', ')}, 'published', $2::timestamptz, $2::timestamptz FROM x
       RETURNING *
     ), bases AS (
       INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, run_id)
       SELECT $3, x.key, x.id, x.upstream, x.hash, $4 FROM x
       -- The base of a record that was deleted for good.
       ON CONFLICT (collection, source_key) DO UPDATE SET
         record_id = excluded.record_id, upstream = excluded.upstream, content_hash = excluded.content_hash,
         conflicts = NULL, missing_since = NULL, run_id = excluded.run_id
     )
     ${insertVersions(writing, { rows: 'made l', isLatest: 'true' })}`,
    [json, stamp, entity.collection, runId],
  )
}

/** Notes what the run has made: an undo needs no more than the numbers. */
export async function noteCreations({ client, entity, runId, stamp }: Writing, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await client.query(
    'INSERT INTO import_creations (run_id, collection, record_ids, written_at) VALUES ($1, $2, $3, $4)',
    [runId, entity.collection, ids, stamp],
  )
}

export async function reserveIds(client: SqlClient, { table }: Entity, amount: number): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval('${table}_id_seq')::int AS id FROM generate_series(1, $1)`,
    [amount],
  )
  return rows.map(({ id }) => id)
}
