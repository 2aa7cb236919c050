import type { TaskConfig } from 'payload'

type ImportTask = TaskConfig<{ input: { runId: number }; output: { status: string } }>

/** An import as a job of the CMS, for the run that was stored before it was queued: see `dispatch`. */
const makeTask = (slug: string, label: string): ImportTask => ({
  slug,
  label,
  // The run retries by its own rules: a retry of the queue would come long after the person has seen it fail.
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
})

export const importTasks = [
  makeTask('import-osm', 'Import places from OpenStreetMap'),
  makeTask('import-gates', 'Import gates of the two mosques'),
  makeTask('import-streets', 'Import the streets of Makkah and Madinah'),
]
