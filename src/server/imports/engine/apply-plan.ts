import { yieldToEventLoop } from '@/server/cooperative'

import type { Entity } from './entity'
import type { Plan, PlannedBase, PlannedUpdate } from './plan-import'
import type { SqlClient } from '@/server/database/sql-client'
import { type RejectedRecords, bisectWrite } from './rejected-records'
import { markMissing, writeBases, writeEditions } from './write-bases'
import { type Creation, noteCreations, prepareCreations, reserveIds, writeCreations } from './write-creations'
import { updateRows } from './write-records'
import { addVersions, carryIntoDrafts, pruneVersions, retireVersions } from './write-versions'
import { readShape, splitIntoChunks, type Writing } from './writing'

export type ApplyOptions = {
  readonly client: SqlClient
  readonly entity: Entity
  readonly plan: Plan
  readonly runId: number
  /** The time stamp of everything written, so that an undo knows its own rows. */
  readonly now: Date
  readonly onProgress: (done: number, total: number) => void
  readonly asides: RejectedRecords
}

/**
 * Writes a plan inside the transaction of `client`: the records, their versions as the CMS keeps them, the base of the
 * next merge, and what an undo needs. A record the database refuses is set aside, with everything that belongs to it.
 * Throws `StalePlanError` when a record is no longer as it was planned for.
 *
 * @returns ids of the records whose fields were written
 */
export async function applyPlan(options: ApplyOptions): Promise<readonly number[]> {
  const { client, entity, plan, runId, now, onProgress, asides } = options
  const shape = await readShape(client, entity)
  const writing: Writing = { client, entity, runId, shape, stamp: now.toISOString() }
  const total = plan.creates.length + plan.updates.length

  const updated = await writeUpdates(writing, plan.updates, asides, (done) => onProgress(done, total))
  const created = await writeCreates(writing, plan.creates, asides, (done) => onProgress(updated.length + done, total))
  await writeAllBases(writing, plan, new Set(updated), asides)
  for (const editions of splitIntoChunks(plan.editions)) await writeEditions(writing, editions)
  await markMissing(writing, plan)
  return [...updated, ...created]
}

async function writeUpdates(
  writing: Writing,
  updates: Plan['updates'],
  asides: RejectedRecords,
  onDone: (done: number) => void,
): Promise<readonly number[]> {
  const written: number[] = []
  const write = async (piece: Plan['updates']) => {
    const ids = piece.map(({ id }) => id)
    await updateRows(writing, piece)
    await carryIntoDrafts(writing, piece)
    await retireVersions(writing, ids)
    await addVersions(writing, ids)
    await pruneVersions(writing, ids)
    written.push(...ids)
  }
  for (const chunk of splitIntoChunks(updates)) {
    const setAside = ({ incoming, id }: PlannedUpdate, error: unknown) => asides.add(incoming, id, error)
    await bisectWrite(writing.client, chunk, write, { asides, setAside })
    onDone(written.length)
    await yieldToEventLoop()
  }
  return written
}

/** While the database writes one chunk, the next is prepared. */
async function writeCreates(
  writing: Writing,
  creates: Plan['creates'],
  asides: RejectedRecords,
  onDone: (done: number) => void,
): Promise<readonly number[]> {
  const { client, entity } = writing
  const ids = await reserveIds(client, entity, creates.length)
  const chunks = splitIntoChunks(creates.flatMap(({ incoming }, index) => ({ incoming, id: ids[index] ?? 0 })))
  const prepare = (index: number) => prepareCreations(entity, chunks[index] ?? [])

  const written: number[] = []
  let prepared = prepare(0)
  for (const [index, chunk] of chunks.entries()) {
    const ready = await prepared
    const write = async (piece: readonly Creation[]) => {
      const writes = writeCreations(writing, piece === chunk ? ready : await prepareCreations(entity, piece))
      // Once the statement is on its way: what is prepared before would hold it up.
      if (piece === chunk) prepared = prepare(index + 1)
      await Promise.all([writes, prepared])
      written.push(...piece.map(({ id }) => id))
    }
    const setAside = ({ incoming }: Creation, error: unknown) => asides.add(incoming, null, error)
    await bisectWrite(client, chunk, write, { asides, setAside })
    onDone(written.length)
  }
  await noteCreations(writing, written)
  return written
}

async function writeAllBases(
  writing: Writing,
  { bases, updates }: Plan,
  updated: ReadonlySet<number>,
  asides: RejectedRecords,
): Promise<void> {
  const notWritten = new Set(updates.map(({ id }) => id).filter((id) => !updated.has(id)))
  const setAside = ({ key, id }: PlannedBase, error: unknown) => asides.add({ key, label: key }, id, error)
  for (const chunk of splitIntoChunks(bases.filter(({ id }) => !notWritten.has(id)))) {
    await bisectWrite(writing.client, chunk, (piece) => writeBases(writing, piece, updated), { asides, setAside })
    await yieldToEventLoop()
  }
}
