import type { Undone } from '../context/import-source'
import type { Entity } from './entity'
import type { SqlClient } from '@/server/database/sql-client'
import { setSavedBy } from './write-records'
import { addVersions, retireVersions } from './write-versions'
import { readShape, type Writing } from './writing'

/**
 * Puts back what a run has written, inside the transaction of `client`. Whatever was changed since stays. About the
 * comparison of time stamps see `updateRows`.
 */
export async function undoRun(client: SqlClient, entity: Entity, runId: number): Promise<Undone> {
  const { table, versions, collection } = entity
  const shape = await readShape(client, entity)
  const writing: Writing = { client, entity, runId, shape, stamp: new Date().toISOString() }

  const { rows: made } = await client.query<IdRow & { has_draft: boolean }>(
    `SELECT l.id, EXISTS (
       SELECT FROM ${versions} d WHERE d.parent_id = l.id AND d.latest AND d.version__status = 'draft'
     ) AS has_draft
     FROM import_creations c, unnest(c.record_ids) AS made(id), ${table} l
     WHERE c.run_id = $1 AND c.collection = $2 AND l.id = made.id AND l.updated_at IS NOT DISTINCT FROM c.written_at
     FOR UPDATE OF l`,
    [runId, collection],
  )
  const unpublished = made.filter(({ has_draft: hasDraft }) => hasDraft).map(({ id }) => id)
  await client.query(
    `UPDATE ${table} SET _status = 'draft', updated_at = $2::timestamptz, ${setSavedBy(`${entity.author}, undone`, '$2')}
     WHERE id = ANY($1::int[])`,
    [unpublished, writing.stamp],
  )
  const removed = made.filter(({ has_draft: hasDraft }) => !hasDraft).map(({ id }) => id)
  // Versions first: once the record is gone they no longer say whose they were.
  await client.query(`DELETE FROM ${versions} WHERE parent_id = ANY($1::int[])`, [removed])
  await client.query(`DELETE FROM ${table} WHERE id = ANY($1::int[])`, [removed])

  const columns = [...shape.typeByColumn.keys()].filter((column) => column !== 'id' && !column.startsWith('last_save_'))
  const restored = collectIds(
    await client.query<IdRow>(
      `UPDATE ${table} l SET ${columns.map((column) => `${column} = r.${column}`).join(', ')},
         ${setSavedBy(`${entity.author}, undone`, '$3')}
       FROM import_undo u, LATERAL jsonb_populate_record(NULL::${table}, u.before) r
       WHERE u.run_id = $1 AND u.collection = $2 AND u.before IS NOT NULL
         AND l.id = u.record_id AND l.updated_at IS NOT DISTINCT FROM u.written_at
       RETURNING l.id`,
      [runId, collection, writing.stamp],
    ),
  )
  await retireVersions(writing, restored)
  await addVersions(writing, restored)

  const changedSince = collectIds(
    await client.query<IdRow>(
      `SELECT id FROM (
         SELECT record_id AS id FROM import_undo WHERE run_id = $1 AND collection = $2 AND written_at IS NOT NULL
         UNION ALL
         SELECT unnest(record_ids) FROM import_creations WHERE run_id = $1 AND collection = $2
       ) written WHERE NOT id = ANY ($3::int[])`,
      [runId, collection, [...removed, ...unpublished, ...restored]],
    ),
  )
  await client.query(
    'DELETE FROM import_values WHERE run_id = $1 AND collection = $2 AND record_id = ANY ($3::int[])',
    [runId, collection, removed],
  )
  await restoreBases(client, { runId, collection, except: changedSince })
  await deleteUndo(client, [runId])
  return { restored, removed, unpublished, changedSince }
}

/** Which of some runs have kept what an undo needs: that is kept for the last few only. */
export async function listUndoableRuns(client: SqlClient, runIds: readonly number[]): Promise<readonly number[]> {
  return collectIds(
    await client.query<IdRow>(
      `SELECT id FROM unnest($1::int[]) AS run(id)
       WHERE EXISTS (SELECT FROM import_undo WHERE run_id = id) OR EXISTS (SELECT FROM import_creations WHERE run_id = id)`,
      [runIds],
    ),
  )
}

/** Deletes what an undo of these runs would need. */
export async function deleteUndo(client: SqlClient, runIds: readonly number[]): Promise<void> {
  for (const table of ['import_undo', 'import_creations']) {
    await client.query(`DELETE FROM ${table} WHERE run_id = ANY ($1::int[])`, [runIds])
  }
}

/** The base of a record that was changed since stays, or its change would look like one of the source. */
async function restoreBases(
  client: SqlClient,
  { runId, collection, except }: { runId: number; collection: string; except: readonly number[] },
): Promise<void> {
  const mine = `v.run_id = $1 AND v.collection = $2 AND u.run_id = $1 AND u.collection = $2
    AND u.source_key = v.source_key AND u.record_id <> ALL ($3::int[])`
  await client.query(`DELETE FROM import_values v USING import_undo u WHERE ${mine} AND u.base_before IS NULL`, [
    runId,
    collection,
    except,
  ])
  await client.query(
    `UPDATE import_values v SET record_id = r.record_id, upstream = r.upstream, content_hash = r.content_hash,
       conflicts = nullif(r.conflicts, 'null'::jsonb), missing_since = r.missing_since, run_id = r.run_id
     FROM import_undo u, LATERAL jsonb_populate_record(NULL::import_values, u.base_before) r
     WHERE ${mine} AND u.base_before IS NOT NULL`,
    [runId, collection, except],
  )
}

type IdRow = { id: number }

const collectIds = ({ rows }: { rows: readonly IdRow[] }): readonly number[] => rows.map(({ id }) => id)
