import type { Payload } from 'payload'

import type { RunKind } from '../context/run'
import type { ImportKind } from '../import-kind'
import { importKinds } from '../kinds'
import { enqueue } from './enqueue'
import { findResumableRuns } from './resume-runs'
import { dueMonth } from './schedule'

type RunToWork = { readonly id: number; readonly kind: RunKind }

/**
 * What the minute tick has to run: imports whose worker was killed, and the monthly ones when they are due. The caller runs
 * them with `dispatch` after it has answered, because an import takes longer than a tick.
 */
export async function importsOfTick(payload: Payload, now: Date): Promise<readonly RunToWork[]> {
  return [...(await findResumableRuns(payload)), ...(await startScheduled(payload, now))]
}

async function startScheduled(payload: Payload, now: Date): Promise<readonly RunToWork[]> {
  // No user is signed in here: the tick acts for the guide itself.
  const { monthly, day, hour } = await payload.findGlobal({ slug: 'import-settings', overrideAccess: true, depth: 0 })
  const month = dueMonth({ monthly, day, hour }, now)
  if (month === null) return []
  const started: RunToWork[] = []
  for (const kind of importKinds.filter(({ isMonthly }) => isMonthly)) {
    const id = await startOnce(payload, kind, `${kind.name}-${month}`)
    if (id !== null) started.push({ id, kind: kind.name })
  }
  return started
}

/** One key is run once, whoever asks. */
async function startOnce(payload: Payload, { name, source }: ImportKind, scheduleKey: string): Promise<number | null> {
  if (source === null) return null
  const { rowCount } = await payload.db.pool.query('SELECT 1 FROM import_runs WHERE schedule_key = $1', [scheduleKey])
  if (rowCount !== 0) return null
  const started = await enqueue(payload, {
    kind: name,
    source,
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
