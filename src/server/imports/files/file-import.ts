import type { Payload } from 'payload'

import { ImportFailure } from '../context/failure'
import type { Run, RunKind } from '../context/run'
import type { ImportFile } from '../import-kind'
import { findKind } from '../kinds'
import { enqueue } from '../runs/enqueue'
import { runLeased } from '../runs/run-leased'
import { readRun } from '../runs/run-store'

export type FileImport = {
  readonly payload: Payload
  readonly kind: RunKind
  readonly file: ImportFile
  readonly dryRun: boolean
  readonly confirmed: boolean
  /** The day of an older copy that is agreed to, `YYYY-MM-DD` or `unknown`; else `null`. */
  readonly olderAgreed?: string | null
}

/**
 * Imports a file through the same engine and under the same lock as the buttons in the admin, to its end.
 *
 * @throws ImportFailure when another import is under way, or for a file in which `findProblem` of the kind finds a fault
 */
export async function importFile(given: FileImport): Promise<Run> {
  const { payload, kind, file, dryRun, confirmed, olderAgreed = null } = given
  const { openFile } = await findKind(kind).load()
  const readSource = openFile(file)
  const started = await enqueue(payload, {
    kind,
    source: 'file',
    sourceName: file.name,
    trigger: 'command',
    dryRun,
    confirmed,
    olderAgreed,
    appliesPreview: null,
    requestedBy: null,
    scheduleKey: null,
  })
  if (!started.ok) {
    throw new ImportFailure(
      'source-busy',
      `Import ${started.busyWith} of this kind is under way. Wait until it has ended, or cancel it in the admin.`,
    )
  }
  await runLeased(payload, started.runId, readSource)
  const run = await readRun(payload.db.pool, started.runId)
  if (run === null) throw new Error(`Import ${started.runId} is gone`)
  return run
}
