import type { Edition } from '../osm/editions'
import type { Plan, PlannedBase, PlannedEdition } from './plan-import'
import type { Values } from './records'
import { encodeRows, run, type Writing } from './writing'

/** The bases of records that are there, and what an undo needs of those whose record is not written. */
export async function writeBases(
  { client, entity: { collection }, runId }: Writing,
  bases: readonly PlannedBase[],
  updated: ReadonlySet<number>,
): Promise<void> {
  await run(
    client,
    `WITH x AS MATERIALIZED (
       SELECT * FROM json_to_recordset($1::json)
         AS x(key text, id int, upstream jsonb, hash text, conflicts jsonb, has_undo bool)
     ), undo AS (
       INSERT INTO import_undo (run_id, collection, source_key, record_id, base_before)
       SELECT $2, $3, x.key, x.id, to_jsonb(v)
       FROM x LEFT JOIN import_values v ON v.collection = $3 AND v.source_key = x.key WHERE NOT x.has_undo
     )
     INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, missing_since, run_id)
     SELECT $3, x.key, x.id, x.upstream, x.hash, x.conflicts, NULL, $2 FROM x
     ON CONFLICT (collection, source_key) DO UPDATE SET
       record_id = excluded.record_id, upstream = excluded.upstream, content_hash = excluded.content_hash,
       conflicts = excluded.conflicts, missing_since = NULL, run_id = excluded.run_id`,
    [await encodeRows(baseRows(bases, updated)), runId, collection],
  )
}

function* baseRows(bases: readonly PlannedBase[], updated: ReadonlySet<number>): Generator<object> {
  for (const { key, id, upstream, hash, conflicts, edition } of bases) {
    const has_undo = updated.has(id)
    yield { key, id, upstream: toBase(upstream, edition), hash, conflicts: conflicts ?? undefined, has_undo }
  }
}

/** Notes which edition of its object a record was met in. Nothing else of it changes, so that an undo needs no row. */
export async function writeEditions(
  { client, entity: { collection } }: Writing,
  editions: readonly PlannedEdition[],
): Promise<void> {
  const rows = editions.map(({ key, edition }) => ({ key, edition: toBase({}, edition) }))
  await run(
    client,
    `UPDATE import_values v SET upstream = v.upstream || x.edition
     FROM json_to_recordset($1::json) AS x(key text, edition jsonb) WHERE v.collection = $2 AND v.source_key = x.key`,
    [await encodeRows(rows), collection],
  )
}

/**
 * A field without a value is left out of the base: to the merge, missing and `null` are the same. The edition
 * of the object stands beside the fields, under names that no field has.
 */
export function toBase(values: Values, edition: Edition | null): Values {
  const base: Record<string, Values[string]> = {}
  if (edition?.version != null) base['@version'] = edition.version
  if (edition?.at != null) base['@timestamp'] = edition.at
  for (const field in values) {
    const value = values[field]
    if (value !== null && value !== undefined) base[field] = value
  }
  return base
}

/** A record of the seed that no import has seen is marked, too, with an empty base. */
export async function markMissing(
  { client, entity: { collection }, runId, stamp }: Writing,
  plan: Plan,
): Promise<void> {
  const rows = plan.missing.filter(({ isNew }) => isNew).map(({ key, id }) => ({ key, id }))
  if (rows.length === 0) return
  await run(
    client,
    `WITH x AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS x(key text, id int)), undo AS (
       INSERT INTO import_undo (run_id, collection, source_key, record_id, base_before)
       SELECT $2, $3, x.key, x.id, to_jsonb(v)
       FROM x LEFT JOIN import_values v ON v.collection = $3 AND v.source_key = x.key
     )
     INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, missing_since, run_id)
     SELECT $3, x.key, x.id, '{}'::jsonb, '', $4::timestamptz, $2 FROM x
     ON CONFLICT (collection, source_key) DO UPDATE SET missing_since = excluded.missing_since, run_id = excluded.run_id`,
    [JSON.stringify(rows), runId, collection, stamp],
  )
}
