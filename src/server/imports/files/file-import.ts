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
  /** Who has sent it on the page; without it a program on the server has. */
  readonly requestedBy?: { readonly id: number; readonly name: string }
}

/** Its run, and the work that is left to do; or the run of its kind that is under way. */
type StartedFile =
  | { readonly ok: true; readonly runId: number; readonly work: () => Promise<void> }
  | { readonly ok: false; readonly busyWith: number }

/**
 * Stores an import of a file, under the same lock as the buttons in the admin.
 *
 * @throws ImportFailure for a file in which `findProblem` of the kind finds a fault
 */
export async function startFile(given: FileImport): Promise<StartedFile> {
  const { payload, kind, file, dryRun, confirmed, olderAgreed = null, requestedBy = null } = given
  const { openFile } = await findKind(kind).load()
  const readSource = openFile(file)
  const started = await enqueue(payload, {
    kind,
    source: 'file',
    sourceName: file.name,
    trigger: requestedBy === null ? 'command' : 'person',
    dryRun,
    confirmed,
    olderAgreed,
    appliesPreview: null,
    requestedBy,
    scheduleKey: null,
  })
  if (!started.ok) return started
  const { runId } = started
  const work = async () => {
    await runLeased(payload, runId, readSource)
  }
  return { ok: true, runId, work }
}

/**
 * Imports a file through the same engine as the buttons in the admin, to its end.
 *
 * @throws ImportFailure when another import is under way, and as `startFile`
 */
export async function importFile(given: FileImport): Promise<Run> {
  const started = await startFile(given)
  if (!started.ok) {
    throw new ImportFailure(
      'source-busy',
      `Import ${started.busyWith} of this kind is under way. Wait until it has ended, or cancel it in the admin.`,
    )
  }
  await started.work()
  const run = await readRun(given.payload.db.pool, started.runId)
  if (run === null) throw new Error(`Import ${started.runId} is gone`)
  return run
}
