import { runCooperatively, type Cooperative } from '@/server/cooperative'

import type { Entity } from './entity'
import type { Edition } from '../osm/editions'
import { splitIntoChunks } from './writing'
import type { Base, SkipReason, StoredKey, StoredRecord, Value, Values } from './records'
import type { SqlClient } from '@/server/database/sql-client'

type KeyRow = {
  id: number
  name: string | null
  status: string | null
  is_trashed: boolean
  is_curated: boolean
  own_key: string | null
  seen_key: string | null
  seed_key: string | null
  content_hash: string | null
  missing_since: string | null
  version: number | null
  edited_at: string | null
}

/**
 * Every record a source may be about, by its keys: the one an import gave it, the map object it names, and the one of the
 * seed. An editor's own place that names a map object is read too, so that it is left alone.
 */
export async function readKeys(client: SqlClient, entity: Entity): Promise<readonly StoredKey[]> {
  const { rows } = await client.query<KeyRow>(
    `SELECT l.id, l.name, l._status::text AS status, l.deleted_at IS NOT NULL AS is_trashed,
            ${entity.isCurated} AS is_curated,
            ${entity.ownKey} AS own_key, v.source_key AS seen_key,
            substr(s.key, length($1) + 2) AS seed_key, v.content_hash, v.missing_since::text,
            (v.upstream ->> '@version')::int AS version, v.upstream ->> '@timestamp' AS edited_at
     FROM ${entity.table} l
     LEFT JOIN import_values v ON v.collection = $1 AND v.record_id = l.id
     LEFT JOIN seed_records s ON s.document_id = l.id AND s.key LIKE $1 || '/%'
     ORDER BY l.id`,
    [entity.collection],
  )
  const deleted = await client.query<{ source_key: string }>(
    'SELECT source_key FROM deleted_records WHERE collection = $1',
    [entity.collection],
  )
  // Existing records come after the deleted ones, so that they win where both have the same key.
  return [...deleted.rows.map(toDeletedKey), ...(await runCooperatively(listingKeys(rows, entity)))]
}

/** Negative ids, which no record has; each deleted key gets its own. */
const toDeletedKey = ({ source_key: key }: { source_key: string }, index: number): StoredKey => ({
  id: -1 - index,
  key,
  label: key,
  hash: null,
  missingSince: null,
  edition: null,
  skipReason: 'deleted',
})

function* listingKeys(rows: readonly KeyRow[], { findsUnkeyed }: Entity): Cooperative<readonly StoredKey[]> {
  const stored: StoredKey[] = []
  for (const row of rows) {
    yield
    const keys = new Set([row.seen_key, row.own_key, row.seed_key].filter((key) => key !== null))
    // One an editor has made: a source finds it by something else and leaves it alone.
    const isEditors = keys.size === 0 && findsUnkeyed
    if (isEditors) keys.add(`id/${row.id}`)
    const label = row.name ?? `Number ${row.id}`
    const skipReason = isEditors ? 'curated' : findSkipReason(row)
    for (const key of keys) {
      const seen = key === row.seen_key ? { hash: row.content_hash, edition: readEdition(row) } : NOT_SEEN
      stored.push({ id: row.id, key, label, ...seen, missingSince: row.missing_since, skipReason })
    }
  }
  return stored
}

const NOT_SEEN = { hash: null, edition: null } as const

const readEdition = ({ version, edited_at: at }: KeyRow): Edition | null =>
  version === null && at === null ? null : { version, at }

function findSkipReason(row: KeyRow): SkipReason | null {
  if (row.is_trashed) return 'in-trash'
  if (row.is_curated) return 'curated'
  return row.status === 'published' ? null : 'not-published'
}

/** The fields of records and what the source said of them last time. */
export async function readRecords(
  client: SqlClient,
  entity: Entity,
  ids: readonly number[],
): Promise<{ stored: ReadonlyMap<number, StoredRecord>; bases: ReadonlyMap<number, Base> }> {
  const fields = Object.entries(entity.columns)
  const columns = fields.map(([, { column, type }]) => `l.${column}::${type === 'numeric' ? 'float8' : 'text'}`)
  const stored = new Map<number, StoredRecord>()
  const bases = new Map<number, Base>()
  const statement = `SELECT l.id AS "#id", l.updated_at::text AS "#version", v.upstream AS "#upstream", v.conflicts AS "#conflicts",
            s.document_updated_at = to_char(l.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "#seeded",
            to_char(l.provenance_checked_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "#checked",
            ${columns.map((column, index) => `${column} AS "${fields[index]?.[0]}"`).join(', ')}
     FROM ${entity.table} l
     LEFT JOIN import_values v ON v.collection = $1 AND v.record_id = l.id
     LEFT JOIN seed_records s ON s.document_id = l.id AND s.key LIKE $1 || '/%'
     WHERE l.id = ANY($2::int[])`
  for (const chunk of splitIntoChunks(ids)) {
    const { rows } = await client.query<Record<string, unknown>>(statement, [entity.collection, chunk])
    for (const row of rows) {
      const id = Number(row['#id'])
      const values = Object.fromEntries(fields.map(([field]) => [field, (row[field] ?? null) as Value]))
      const label = String(values.name ?? id)
      const checkedOn = typeof row['#checked'] === 'string' ? row['#checked'] : null
      const isAsSeeded = row['#seeded'] === true
      stored.set(id, { id, label, version: String(row['#version']), values, isAsSeeded, checkedOn })
      // A row that only marks the record as missing has no values.
      if (row['#upstream'] !== null && Object.keys(row['#upstream'] as Values).length > 0) {
        bases.set(id, { upstream: row['#upstream'] as Values, conflicts: row['#conflicts'] as Values | null })
      }
    }
  }
  return { stored, bases }
}
