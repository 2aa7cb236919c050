import type { TaskConfig } from 'payload'

import { importKinds } from '@/server/imports/kinds'
import { SCHEDULED_TASK } from '@/server/scheduling/scheduled-change'

type ImportTask = TaskConfig<{ input: { runId: number }; output: { status: string } }>

/** The imports of each kind as jobs of the CMS, for runs that were stored before they were queued: see `dispatch`. */
export const importTasks = importKinds.map(({ name, title }): ImportTask => ({
  slug: `import-${name}`,
  label: `Import: ${title}`,
  // The run retries by its own rules: a retry of the queue would come long after the person has seen it fail.
  retries: 0,
  inputSchema: [{ name: 'runId', type: 'number', required: true }],
  outputSchema: [{ name: 'status', type: 'text', required: true }],
  handler: async ({ input, req }) => {
    // Every page loads the configuration; only a job needs the importer.
    const { runLeased } = await import('@/server/imports/runs/run-leased')
    return { output: { status: await runLeased(req.payload, input.runId) } }
  },
}))

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
