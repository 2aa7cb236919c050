import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import type { MarkRecords, StillCorrectResult } from '@/contracts/still-correct'
import { type CheckedKind, reviewDates } from '@/domain/publishing/next-review'
import { expireTags } from '@/server/cache/expire-tags'
import { readNotedTags } from '@/server/database/content-changes'
import { getSession, inTransaction } from '@/server/database/transaction'

import { isDone, judge } from './judge'
import { findBusy, readRecords } from './read-records'
import { writeDates } from './write-dates'

/**
 * Notes that records are as their sources say: the day they were checked and the day they are due again, in what readers
 * see and in the drafts since, and nothing else. No version is made, no time stamp moves and no draft is published; an
 * open form can still be saved. The caller has checked that the person may edit the collection.
 *
 * @returns what became of each, in the order of the request
 */
export async function markStillCorrect(
  payload: Payload,
  user: TypedUser,
  { collection, ids }: MarkRecords,
  now: Date,
): Promise<readonly StillCorrectResult<number>[]> {
  const { results, tags } = await inTransaction(payload, {}, async ({ req }) => {
    const unique = [...new Set(ids)]
    await lockRows(req, collection, unique)
    const records = await readRecords(req, user, collection, unique)
    const busy = await findBusy(req, user, collection, now)
    const judged = unique.map((id) =>
      judge({
        id,
        record: records.get(id),
        unnamed: `No. ${id}`,
        isBusy: busy.has(id),
        dates: ({ category }) => reviewDates(now, { kind: collection, id, category }),
      }),
    )
    const hasDrafts = hasDraftsEnabled(payload.collections[collection].config)
    await writeDates(req, { collection, hasDrafts }, judged.filter(isDone))
    return { results: judged, tags: await readNotedTags(req) }
  })
  // After the commit: a page built from here on has the new day.
  expireTags(tags, payload.logger)
  const done = results.filter(isDone).map(({ id }) => id)
  if (done.length > 0) payload.logger.info({ msg: 'Marked as still correct', by: user.id, collection, ids: done })
  return results
}

/** In one order, whoever asks; who is saving one of them comes before us or after us. */
async function lockRows(req: PayloadRequest, collection: CheckedKind, ids: readonly number[]): Promise<void> {
  const db = await getSession(req)
  const table = sql.identifier(collection.replaceAll('-', '_'))
  await db.execute(sql`SELECT 1 FROM ${table} WHERE id = ANY(${sql.param(ids)}::int[]) ORDER BY id FOR NO KEY UPDATE`)
}
