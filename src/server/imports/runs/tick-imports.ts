import type { Payload } from 'payload'

import { findResumableRuns } from './resume-runs'
import type { RunKind } from '../context/run'
import { dueImport } from './schedule'
import { enqueue } from './enqueue'

/**
 * What the minute tick has to run: imports whose worker was killed, and the monthly one when it is due. The caller runs
 * them with `dispatch` after it has answered, because an import takes longer than a tick.
 */
export async function importsOfTick(
  payload: Payload,
  now: Date,
): Promise<readonly { readonly id: number; readonly kind: RunKind }[]> {
  const resumable = await findResumableRuns(payload)
  const scheduled = await startScheduled(payload, now)
  return scheduled === null ? resumable : [...resumable, { id: scheduled, kind: 'osm' }]
}

async function startScheduled(payload: Payload, now: Date): Promise<number | null> {
  // No user is signed in here: the tick acts for the guide itself.
  const { monthly, day, hour } = await payload.findGlobal({ slug: 'import-settings', overrideAccess: true, depth: 0 })
  const scheduleKey = dueImport({ monthly, day, hour }, now)
  if (scheduleKey === null) return null
  const { rowCount } = await payload.db.pool.query('SELECT 1 FROM import_runs WHERE schedule_key = $1', [scheduleKey])
  if (rowCount !== 0) return null
  const started = await enqueue(payload, {
    kind: 'osm',
    source: 'http',
    sourceName: null,
    trigger: 'schedule',
    dryRun: false,
    confirmed: false,
    appliesPreview: null,
    requestedBy: null,
    scheduleKey,
  })
  return started.ok ? started.runId : null
}
