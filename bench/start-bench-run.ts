import type { Payload } from 'payload'

import { enqueue } from '@/server/imports/runs/enqueue'

/** Stores an import of places that is to be carried out without questions; returns its number. */
export async function startBenchRun(payload: Payload): Promise<number> {
  const started = await enqueue(payload, {
    kind: 'osm',
    source: 'http',
    sourceName: 'bench',
    trigger: 'command',
    dryRun: false,
    // Of what was there before nothing need be in a generated map.
    confirmed: true,
    appliesPreview: null,
    requestedBy: null,
    scheduleKey: null,
  })
  if (!started.ok) throw new Error(`Import ${started.busyWith} has not ended`)
  return started.runId
}
