import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload } from 'payload'

import { asLeader } from '@/server/jobs/as-leader'
import { workJobs } from '@/server/jobs/work-jobs'
import { listScheduled, type Scheduled } from '@/server/scheduling/list-scheduled'
import { schedulePublish } from '@/server/scheduling/server-functions'
import type { Target } from '@/server/scheduling/scheduled-change'

import type { Actor, App } from './int-app'

export const TOMORROW = () => new Date(Date.now() + 24 * 3_600_000)

type Wanted = {
  readonly doc?: { readonly relationTo: CollectionSlug; readonly value: number | string }
  readonly global?: GlobalSlug
  readonly type?: 'publish' | 'unpublish'
  readonly date?: Date
  readonly deleteID?: number
}

/** What the admin's server function answers to the actor: `{ message }` or `{ error }`. */
export async function askSchedule(
  app: App,
  actor: Actor,
  wanted: Wanted,
): Promise<{ message?: string; error?: string }> {
  const user = actor === 'anonymous' ? undefined : app.users[actor]
  const req = await createLocalReq(user === undefined ? {} : { user }, app.payload)
  const args = 'deleteID' in wanted ? wanted : { type: 'publish', date: TOMORROW(), timezone: 'Asia/Riyadh', ...wanted }
  return (await schedulePublish({ ...args, req } as never)) as { message?: string; error?: string }
}

/** Schedules as an editor; throws what the editor would read. */
export async function schedule(app: App, wanted: Wanted): Promise<void> {
  const { error } = await askSchedule(app, 'editor', wanted)
  if (error !== undefined) throw new Error(error)
}

export const letAllBeDue = ({ db }: Payload) =>
  db.drizzle.execute(sql`UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)

/** What the minute tick does for the queue. */
export const tick = (payload: Payload) => asLeader(payload, (signal) => workJobs(payload, signal))

/** Works what is scheduled as if its time had come, and gives back what is left of it. */
export async function runDue({ payload }: App, of: Target | null = null): Promise<readonly Scheduled[]> {
  await letAllBeDue(payload)
  await tick(payload)
  return listScheduled(payload, of)
}
