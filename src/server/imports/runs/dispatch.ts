import type { Payload } from 'payload'

import type { RunKind } from '../context/run'

/** Past this the tick would take a job that has not run yet; `runByID` does not look at it. */
const FALLBACK_MS = 15 * 60_000

/**
 * Runs a stored import as a job of the CMS (`src/jobs/tasks.ts`), to its end. The outcome is stored in
 * the run: the queue only has the job.
 */
export async function dispatch(payload: Payload, kind: RunKind, runId: number): Promise<void> {
  const task = `import-${kind}` as const
  const job = await payload.jobs.queue({
    task,
    input: { runId },
    queue: 'imports',
    waitUntil: new Date(Date.now() + FALLBACK_MS),
    // The caller has been judged at the door; the queue itself is closed to everybody.
    overrideAccess: true,
  })
  await payload.jobs.runByID({ id: job.id, overrideAccess: true, silent: true })
}
