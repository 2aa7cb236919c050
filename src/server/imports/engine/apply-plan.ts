import type { Entity } from './entities'
import { hashOf, type Plan, type PlannedBase, type PlannedCreate } from './plan-import'
import { breathe, chunksOf, type SqlClient } from './sql-client'
import { markMissing, writeBases, writeNewBases } from './write-bases'
import { insertRows, prepareCreates, prepareUpdates, reserveIds, updateRows } from './write-records'
import { addVersions, carryIntoDrafts, pruneVersions, retireVersions } from './write-versions'
import { readShape, type Writing } from './writing'

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
  const writing: Writing = { client, entity, runId, shape: await readShape(client, entity), stamp: now.toISOString() }
  const total = plan.creates.length + plan.updates.length

  const updated = await writeUpdates(writing, plan.updates, (done) => onProgress(done, total))
  const created = await writeCreates(writing, plan.creates, (done) => onProgress(updated.length + done, total))
  const withUndo = new Set(updated)
  for (const bases of chunksOf(plan.bases)) {
    await writeBases(writing, bases, withUndo)
    await breathe()
  }
  await markMissing(writing, plan)
  return [...updated, ...created]
}

async function writeUpdates(
  writing: Writing,
  updates: Plan['updates'],
  onDone: (done: number) => void,
): Promise<readonly number[]> {
  const written: number[] = []
  for (const chunk of chunksOf(updates)) {
    const ids = chunk.map(({ id }) => id)
    await updateRows(writing, prepareUpdates(writing.entity, chunk))
    await carryIntoDrafts(writing, chunk)
    await retireVersions(writing, ids)
    await addVersions(writing, ids)
    await pruneVersions(writing, ids)
    written.push(...ids)
    onDone(written.length)
    await breathe()
  }
  return written
}

/** While the database writes the rows of one chunk, the next is made ready. */
async function writeCreates(
  writing: Writing,
  creates: Plan['creates'],
  onDone: (done: number) => void,
): Promise<readonly number[]> {
  const { client, entity, runId, stamp } = writing
  const ids = await reserveIds(client, entity, creates.length)
  const chunks = chunksOf(creates)
  const idChunks = chunksOf(ids)
  const prepare = (index: number) => prepareCreates(entity, chunks[index] ?? [], idChunks[index] ?? [])

  let done = 0
  let rows = prepare(0)
  for (const [index, chunk] of chunks.entries()) {
    const chunkIds = idChunks[index] ?? []
    const next = breathe().then(() => prepare(index + 1))
    ;[rows] = await Promise.all([next, insertRows(writing, rows)])
    await addVersions(writing, chunkIds, { areFirst: true })
    await writeNewBases(writing, basesOf(chunk, chunkIds))
    done += chunk.length
    onDone(done)
  }
  if (ids.length > 0) {
    await client.query(
      'INSERT INTO import_creations (run_id, collection, record_ids, written_at) VALUES ($1, $2, $3, $4)',
      [runId, entity.collection, ids, stamp],
    )
  }
  return ids
}

function basesOf(creates: readonly PlannedCreate[], ids: readonly number[]): readonly PlannedBase[] {
  return creates.flatMap(({ incoming: { key, values } }, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ key, id, upstream: values, hash: hashOf(values), conflicts: null }]
  })
}
