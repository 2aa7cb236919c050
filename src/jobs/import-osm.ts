import type { TaskConfig } from 'payload'

/** Places from OpenStreetMap, for the run that was stored before it was queued. */
export const importOsm: TaskConfig<{ input: { runId: number }; output: { status: string } }> = {
  slug: 'import-osm',
  label: 'Import places from OpenStreetMap',
  // The run retries by its own rules: a retry of the queue would come long after the person has been told.
  retries: 0,
  inputSchema: [{ name: 'runId', type: 'number', required: true }],
  outputSchema: [{ name: 'status', type: 'text', required: true }],
  handler: async ({ input, req }) => {
    // Every page loads the configuration; only a job needs the importer.
    const [{ runLeased }, { sources }] = await Promise.all([
      import('@/server/imports/runs/run-leased'),
      import('./sources'),
    ])
    return { output: { status: await runLeased(req.payload, input.runId, sources) } }
  },
}
