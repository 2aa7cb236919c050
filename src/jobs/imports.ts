import type { TaskConfig } from 'payload'

import { importKinds } from '@/server/imports/kinds'

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
