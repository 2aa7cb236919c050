import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedUser } from 'payload'

import { type MarkNumbers, NUMBERS_PAGE, type StillCorrectResult } from '@/contracts/still-correct'
import { reviewDates } from '@/domain/publishing/next-review'
import { expireTags } from '@/server/cache/expire-tags'
import { readNotedTags } from '@/server/database/content-changes'
import { getSession, inTransaction } from '@/server/database/transaction'

import { type CheckedRecord, isDone, judge } from './judge'
import { isPageBusy, readText } from './read-records'

/**
 * The same for emergency numbers as `markStillCorrect` for records: they are rows of one page, each with its own source and
 * days. They hold as long as the facts that they show.
 */
export async function markNumbers(
  payload: Payload,
  user: TypedUser,
  { rows }: MarkNumbers,
  now: Date,
): Promise<readonly StillCorrectResult<string>[]> {
  const { results, tags } = await inTransaction(payload, {}, async ({ req }) => {
    const db = await getSession(req)
    // Who is saving the page comes before us or after us.
    await db.execute(sql`SELECT 1 FROM emergency_numbers FOR NO KEY UPDATE`)
    const numbers = await readNumbers(req, user)
    const isBusy = await isPageBusy(req, user, NUMBERS_PAGE, now)
    const judged = [...new Set(rows)].map((id) => {
      const number = numbers.get(id)
      const dates = () => reviewDates(now, { kind: 'facts', id: number?.place ?? 0 })
      return judge({ id, record: number?.record, unnamed: 'This number', isBusy, dates })
    })
    await writeDates(req, judged.filter(isDone))
    return { results: judged, tags: await readNotedTags(req) }
  })
  // After the commit: a page built from here on has the new day.
  expireTags(tags, payload.logger)
  const done = results.filter(isDone).map(({ title }) => title)
  if (done.length > 0) payload.logger.info({ msg: 'Marked as still correct', by: user.id, global: NUMBERS_PAGE, done })
  return results
}

type Numbers = ReadonlyMap<string, { readonly place: number; readonly record: CheckedRecord }>

/** As an editor sees them, with the rights of the person: drafts included. By the name of their row. */
async function readNumbers(req: PayloadRequest, user: TypedUser): Promise<Numbers> {
  const page = await req.payload.findGlobal({
    slug: NUMBERS_PAGE,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
  return new Map(
    // A draft may have none.
    (page.phoneNumbers ?? []).map(({ id, name, source }, index) => {
      const title = readText(name) ?? `Number ${index + 1}`
      const record = { title, category: undefined, isTrashed: false, hasSource: readText(source) !== null }
      return [id ?? '', { place: index, record }]
    }),
  )
}

type Dates = { readonly id: string; readonly checkedOn: string; readonly reviewDueOn: string }

/** Into what readers see, the newest published version and all drafts since, by SQL: see `write-dates.ts`. */
async function writeDates(req: PayloadRequest, dates: readonly Dates[]): Promise<void> {
  if (dates.length === 0) return
  const db = await getSession(req)
  const set = sql`
    SET checked_on = x."checkedOn", review_due_on = x."reviewDueOn"
    FROM jsonb_to_recordset(${JSON.stringify(dates)}::jsonb)
      AS x (id text, "checkedOn" timestamptz, "reviewDueOn" timestamptz)`
  await db.execute(sql`UPDATE emergency_numbers_phone_numbers AS r ${set} WHERE r.id = x.id`)
  await db.execute(sql`
    UPDATE _emergency_numbers_v_version_phone_numbers AS r ${set}
    WHERE r._uuid = x.id AND r._parent_id IN (
      SELECT v.id FROM _emergency_numbers_v AS v WHERE v.updated_at >= coalesce(
        (SELECT max(updated_at) FROM _emergency_numbers_v WHERE version__status = 'published'), '-infinity'))
  `)
  // The database notes changes of pages, and not of their rows.
  await db.execute(sql`UPDATE emergency_numbers SET _status = _status`)
}
