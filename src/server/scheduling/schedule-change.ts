import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import { inTransaction } from '@/server/database/transaction'
import { RELEASING } from '@/server/publishing/refuse-unnamed'

import { applyScheduledChange } from './apply-scheduled-change'
import { failureMessage } from './failure-message'
import { whereUnfinished, listScheduled } from './list-scheduled'
import { findConfig, mayPublish } from './may-publish'
import { type NewestVersion, readNewest, readPublicRow } from './records'
import { type ScheduledChange, SCHEDULED_TASK, ScheduleFailure, type Target } from './scheduled-change'

/** Waiting and failed changes of one record. */
export const MAX_OF_RECORD = 20

type ScheduleRequest = {
  readonly target: Target
  readonly type: ScheduledChange['type']
  readonly at: Date
  readonly timezone: string | null
  /** What others wrote until then is published knowingly: see `RELEASING`. */
  readonly releasing?: string | null
}

/**
 * Schedules the version that is the newest now, for the person of the request. The same change for the same moment once
 * more replaces the first, with the version of now. A time that has passed is the next tick.
 *
 * @throws ScheduleFailure with words for the person
 */
export async function scheduleChange(
  req: PayloadRequest,
  { target, type, at, timezone, releasing = null }: ScheduleRequest,
): Promise<void> {
  const { payload, user } = req
  if (user === null || !(await mayPublish(req, target))) {
    throw new ScheduleFailure('Only who may publish this may schedule it.')
  }
  if ((await listScheduled(payload, target)).length >= MAX_OF_RECORD) {
    throw new ScheduleFailure(`${MAX_OF_RECORD} changes are scheduled already. Take one back first.`)
  }
  const person = await createLocalReq({ user }, payload)
  const newest = await readNewest(person, target).catch((error: unknown) => {
    throw toFailure(error)
  })
  const change: ScheduledChange = {
    ...('global' in target ? { global: target.global } : { doc: { relationTo: target.collection, value: target.id } }),
    type,
    at: at.toISOString(),
    timezone,
    user: { relationTo: 'users', value: Number(user.id) },
    title: readTitle(req, target, newest),
    version: type === 'publish' ? { id: newest.id, savedAt: newest.savedAt, content: newest.content } : null,
    publicAt: (await readPublicRow(person, target))?.updatedAt ?? null,
  }
  await rehearse(req, { target, change, releasing })
  if (type === 'publish') await preserveVersion(req, target, newest)
  const job = await payload.jobs.queue({
    task: SCHEDULED_TASK,
    input: change,
    waitUntil: at,
    // Judged above; the queue itself is closed to everybody.
    overrideAccess: true,
  })
  await payload.db.drizzle.execute(sql`
    UPDATE payload_jobs SET completed_at = now(), updated_at = now(),
      input = input || jsonb_build_object('replacedBy', ${job.id}::int)
    WHERE ${whereUnfinished(target)} AND id < ${job.id} AND NOT coalesce(processing, false)
      AND input ->> 'type' = ${type} AND input ->> 'at' = ${change.at}
  `)
}

/** Carries the change out and rolls it back, so that what cannot be published is refused now and not when it is due. */
async function rehearse(
  { payload, user }: PayloadRequest,
  { target, change, releasing }: { target: Target; change: ScheduledChange; releasing: string | null },
): Promise<void> {
  const rehearsed = new Error('Only a rehearsal')
  try {
    await inTransaction(payload, { [OWN_EXPIRY]: new Set(), [RELEASING]: releasing }, async ({ req }) => {
      req.user = user
      await applyScheduledChange(req, target, change)
      throw rehearsed
    })
  } catch (error) {
    if (error !== rehearsed) throw toFailure(error)
  }
}

const toFailure = (error: unknown): unknown => {
  const words = failureMessage(error)
  return words === null ? error : new ScheduleFailure(words, { cause: error })
}

function readTitle(req: PayloadRequest, target: Target, { content }: NewestVersion): string {
  const config = findConfig(req, target)
  const titleField = config !== null && 'useAsTitle' in config.admin ? config.admin.useAsTitle : undefined
  const title = titleField === undefined ? undefined : content[titleField]
  return typeof title === 'string' ? title : ''
}

/** An autosave overwrites the newest version where that is an autosave, too. Marked as none, this one stays. */
async function preserveVersion(req: PayloadRequest, target: Target, { id, savedAt }: NewestVersion): Promise<void> {
  const config = findConfig(req, target)
  if (id === null || config === null || !hasAutosaveEnabled(config)) return
  const table = sql.identifier(`_${config.slug.replaceAll('-', '_')}_v`)
  await req.payload.db.drizzle.execute(
    sql`UPDATE ${table} SET autosave = false WHERE id = ${id} AND updated_at = ${savedAt}::timestamptz`,
  )
}
