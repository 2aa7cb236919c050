import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

/** The queue whose jobs are worked by whoever asked for an import, not by the tick. */
export const IMPORT_QUEUE = 'imports'

/** A job that kills its server each time must not do so for ever. */
export const MAX_KILLS = 3

/** For administrators to look at, and failed ones for those they concern. */
const RETENTION_DAYS = 30

/**
 * Frees the jobs of killed servers. Payload marks a job as being processed and never resets that (payload#17645), so they would
 * wait for ever. The caller is the leader of the tick, and only the leader works on queues other than that of the imports: a
 * marked job there is abandoned, unless its row is locked by a former leader that has not noticed the loss of its lock. The job
 * of an import is abandoned when its run has ended: the run has a lease, and another job resumes it. Rows are updated, not
 * deleted: Payload fails when the row of its job is gone.
 */
export async function reapJobs({ db, logger }: Payload): Promise<void> {
  const { rows } = await db.drizzle.execute<{ id: number; has_error: boolean }>(sql`
    UPDATE payload_jobs SET processing = false, updated_at = now(), total_tried = coalesce(total_tried, 0) + 1,
      has_error = coalesce(total_tried, 0) + 1 >= ${MAX_KILLS}::int,
      error = CASE WHEN coalesce(total_tried, 0) + 1 >= ${MAX_KILLS}::int THEN ${GIVEN_UP}::jsonb ELSE error END
    WHERE id IN (
      SELECT id FROM payload_jobs WHERE processing AND queue <> ${IMPORT_QUEUE} AND completed_at IS NULL
      FOR UPDATE SKIP LOCKED
    ) RETURNING id, has_error
  `)
  for (const { id, has_error } of rows) {
    logger.warn({ msg: `Job ${id} was left by a server that was stopped; ${has_error ? 'given up' : 'run again'}` })
  }
  // Done, by a server that was killed before it could say so.
  await db.drizzle.execute(
    sql`UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NOT NULL`,
  )
  await db.drizzle.execute(sql`
    UPDATE payload_jobs SET processing = false, updated_at = now(), has_error = true, error = ${IMPORT_LEFT}::jsonb
    WHERE processing AND queue = ${IMPORT_QUEUE} AND NOT EXISTS (
      SELECT 1 FROM import_runs WHERE import_runs.id = (payload_jobs.input ->> 'runId')::int
        -- A run that has just ended is about to end its job itself.
        AND (status IN ('queued', 'running', 'waiting') OR finished_at > now() - interval '1 minute'))
  `)
  await db.drizzle.execute(sql`
    DELETE FROM payload_jobs WHERE (completed_at IS NOT NULL OR has_error)
      AND updated_at < now() - make_interval(days => ${RETENTION_DAYS}::int)
  `)
}

const GIVEN_UP = JSON.stringify({
  cancelled: true,
  message: `The server was stopped ${MAX_KILLS} times while it did this. Tell an administrator.`,
})

const IMPORT_LEFT = JSON.stringify({ message: 'The server was stopped. What became of the import is said at Imports.' })
