import { sql } from '@payloadcms/db-postgres/drizzle'
import { JobCancelledError, type Payload } from 'payload'

import { inTransaction } from '@/server/database/transaction'
import { RELEASING } from '@/server/publishing/refuse-unnamed'

import { applyScheduledChange } from './apply-scheduled-change'
import { failureMessage } from './failure-message'
import { whereUnfinished } from './list-scheduled'
import { scheduledChangeSchema, ScheduleFailure, type Target, parseTarget } from './scheduled-change'

/**
 * Carries out a scheduled change once, however often its job is run: the job's row is locked, and noted as done in the
 * transaction that publishes. A server that is killed on the way has published and noted it, or neither.
 *
 * @throws JobCancelledError with words for people when it will never go well; anything else may be tried again
 */
export async function runScheduled(payload: Payload, jobId: number): Promise<void> {
  try {
    // The words of others were named when it was scheduled; the version is the one of then.
    await inTransaction(payload, { [RELEASING]: new Date().toISOString() }, async ({ req, execute }) => {
      const db = { execute: execute as typeof payload.db.drizzle.execute }
      const { rows } = await db.execute<{ input: unknown }>(
        sql`SELECT input FROM payload_jobs WHERE id = ${jobId} AND completed_at IS NULL FOR UPDATE`,
      )
      // Taken back, or done by a server that was killed before it could say so.
      if (rows[0] === undefined) return
      const change = scheduledChangeSchema.parse(rows[0].input)
      const target = parseTarget(change)
      if (target === null) throw new ScheduleFailure('What was meant is not known. Schedule it again.')
      const person = await payload.findByID({
        collection: 'users',
        id: change.user.value,
        depth: 0,
        disableErrors: true,
        req,
        // The queue itself has no user: it reads the one whose rights apply.
        overrideAccess: true,
      })
      if (person === null) throw new ScheduleFailure('The account of who scheduled it is gone. Schedule it again.')
      req.user = { ...person, collection: 'users' }
      const publicAt = await applyScheduledChange(req, target, change)
      await db.execute(followChange(target, { jobId, before: change.publicAt, now: publicAt }))
      await db.execute(sql`UPDATE payload_jobs SET completed_at = now(), updated_at = now() WHERE id = ${jobId}`)
    })
  } catch (error) {
    const words = failureMessage(error)
    if (words === null) {
      payload.logger.error({ msg: `Scheduled change ${jobId} went wrong`, err: error })
      throw error
    }
    payload.logger.warn({ msg: `Scheduled change ${jobId} was not carried out: ${words}` })
    throw new JobCancelledError(words)
  }
}

/** What else is scheduled for the record was meant to come after this: it is no change behind its back. */
const followChange = (
  target: Target,
  { jobId, before, now }: { readonly jobId: number; readonly before: string | null; readonly now: string | null },
) => sql`
  UPDATE payload_jobs SET input = jsonb_set(input, '{publicAt}', coalesce(to_jsonb(${now}::text), 'null'))
  WHERE ${whereUnfinished(target)} AND id <> ${jobId} AND input ->> 'publicAt' IS NOT DISTINCT FROM ${before}::text
`
