import { yieldToEventLoop } from '@/server/cooperative'

import type { Entity } from './entities'
import type { Plan } from './plan-import'
import type { SqlClient } from '@/server/database/sql-client'
import { markMissing, writeBases } from './write-bases'
import { noteCreations, prepareCreations, reserveIds, writeCreations } from './write-creations'
import { updateRows } from './write-records'
import { addVersions, carryIntoDrafts, pruneVersions, retireVersions } from './write-versions'
import { chunksOf, readShape, type Writing } from './writing'

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
    await yieldToEventLoop()
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
    await updateRows(writing, chunk)
    await carryIntoDrafts(writing, chunk)
    await retireVersions(writing, ids)
    await addVersions(writing, ids)
    await pruneVersions(writing, ids)
    written.push(...ids)
    onDone(written.length)
    await yieldToEventLoop()
  }
  return written
}

/** While the database writes one chunk, the next is made ready. */
async function writeCreates(
  writing: Writing,
  creates: Plan['creates'],
  onDone: (done: number) => void,
): Promise<readonly number[]> {
  const { client, entity } = writing
  const ids = await reserveIds(client, entity, creates.length)
  const chunks = chunksOf(creates)
  const idChunks = chunksOf(ids)
  const prepare = (index: number) => prepareCreations(entity, chunks[index] ?? [], idChunks[index] ?? [])

  let done = 0
  let json = await prepare(0)
  for (const [index, chunkIds] of idChunks.entries()) {
    const written = writeCreations(writing, json)
    ;[json] = await Promise.all([prepare(index + 1), written])
    done += chunkIds.length
    onDone(done)
  }
  await noteCreations(writing, ids)
  return ids
}
