import type { Payload } from 'payload'

import { IMPORT_QUEUE, reapJobs } from './reap-jobs'

/** What is due after that is done by the next tick, a minute after this one. */
const LONGEST_MS = 40_000

/**
 * Runs what is due on the queues of the tick, the earliest first, one by one: only the job a killed server was at counts as
 * tried. The caller leads the tick; `signal` says that it no longer does.
 *
 * @returns how many were run
 */
export async function workJobs(payload: Payload, signal: AbortSignal): Promise<number> {
  await reapJobs(payload)
  const end = Date.now() + LONGEST_MS
  for (let ran = 0; ;) {
    const { jobStatus = {} } = await payload.jobs.run({
      allQueues: true,
      where: { queue: { not_equals: IMPORT_QUEUE } },
      limit: 1,
      processingOrder: 'waitUntil',
      // Each job says itself what went wrong.
      silent: true,
    })
    const done = Object.keys(jobStatus).length
    ran += done
    if (done === 0 || signal.aborted || Date.now() > end) return ran
  }
}
