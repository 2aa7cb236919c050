import type { Payload } from 'payload'

import { applyOptionsSchema, importOptionsSchema } from '@/contracts/import-options'
import { Refusal } from '@/server/http/answers'

import type { RunKind } from '../context/run'
import type { ImportKind } from '../import-kind'
import { readRun } from '../runs/run-store'
import { dispatch } from '../runs/dispatch'
import { enqueue } from '../runs/enqueue'
import { answerImportCall, busy, enqueued, failure, result } from './answers'
import { importRequest } from './import-request'

export type Defer = (work: () => Promise<void>) => void

/**
 * `POST /api/admin/import-<kind>` (spec §7): answers when the import has ended, or at once with the
 * address of its status when the caller prefers that. `defer` does work after the answer has gone.
 */
export async function importEndpoint(
  payload: Payload,
  request: Request,
  { name, source }: ImportKind,
  defer: Defer,
): Promise<Response> {
  return answerImportCall(payload, async () => {
    const { user, body } = await importRequest(payload, request, importOptionsSchema)
    if (source === null) throw new Refusal(422, 'This comes as a file. Send one on the page of imports.')
    const started = await enqueue(payload, {
      kind: name,
      source,
      sourceName: null,
      trigger: 'person',
      dryRun: body.dryRun,
      confirmed: body.confirm,
      olderAgreed: body.older ?? null,
      appliesPreview: null,
      requestedBy: { id: user.id, name: user.name },
      scheduleKey: null,
    })
    return started.ok ? finish(payload, request, name, started.runId, defer) : busy(started.busyWith)
  })
}

/** `POST /api/admin/import-runs/<id>/apply`: carries out what a dry run has shown, or refuses when it no longer would. */
export async function applyEndpoint(payload: Payload, request: Request, id: string, defer: Defer): Promise<Response> {
  return answerImportCall(payload, async () => {
    const { user, body } = await importRequest(payload, request, applyOptionsSchema)
    const preview = await readRun(payload.db.pool, parseRunId(id))
    if (preview === null) throw noSuchRun()
    if (!preview.dryRun || preview.status !== 'succeeded') {
      return failure(409, 'Only a preview that has ended well can be applied.')
    }
    const started = await enqueue(payload, {
      kind: preview.kind,
      source: preview.source,
      sourceName: null,
      trigger: 'person',
      dryRun: false,
      confirmed: body.confirm,
      olderAgreed: body.older ?? null,
      appliesPreview: preview.id,
      requestedBy: { id: user.id, name: user.name },
      scheduleKey: null,
    })
    return started.ok ? finish(payload, request, preview.kind, started.runId, defer) : busy(started.busyWith)
  })
}

/** The number of a run in an address. */
export function parseRunId(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw noSuchRun()
  return Number(id)
}

export const noSuchRun = (): Refusal => new Refusal(404, 'There is no such import.')

async function finish(
  payload: Payload,
  request: Request,
  kind: RunKind,
  runId: number,
  defer: Defer,
): Promise<Response> {
  if (prefersAsync(request.headers)) {
    defer(() => dispatch(payload, kind, runId))
    return enqueued(runId)
  }
  await dispatch(payload, kind, runId)
  const run = await readRun(payload.db.pool, runId)
  if (run === null) throw new Error(`Import ${runId} is gone`)
  return result(run)
}

/** RFC 7240. */
function prefersAsync(headers: Headers): boolean {
  return (headers.get('prefer') ?? '').split(',').some((part) => part.trim().toLowerCase() === 'respond-async')
}
