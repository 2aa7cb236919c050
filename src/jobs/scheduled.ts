import type { TaskConfig } from 'payload'

import { SCHEDULED_TASK } from '@/server/scheduling/scheduled-change'

/** Between tries after an error on our side, such as a database that could not be reached. */
const RETRY_MS = 60_000

/** A change that was scheduled, when it is due: see `scheduleChange`. */
export const scheduledTask: TaskConfig<{ input: object; output: object }> = {
  slug: SCHEDULED_TASK,
  label: 'Publish or unpublish what was scheduled',
  retries: { attempts: 2, backoff: { type: 'fixed', delay: RETRY_MS } },
  handler: async ({ job, req }) => {
    // Every page loads the configuration; only a job needs this.
    const { runScheduled } = await import('@/server/scheduling/run-scheduled')
    await runScheduled(req.payload, Number(job.id))
    return { output: {} }
  },
}
