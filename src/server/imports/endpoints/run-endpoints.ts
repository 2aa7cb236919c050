import type { Payload } from 'payload'
import * as z from 'zod'

import { hasRole } from '@/access/roles'
import { jsonResponse } from '@/server/http/answers'
import { signedInEditor } from '@/server/security/editor-request'

import { cancelRun } from '../runs/cancel-run'
import { readRun } from '../runs/run-store'
import { undoImport } from '../runs/undo'
import { answerImportCall, busy, failure, statusAnswer } from './answers'
import { importRequest } from './import-request'
import { noSuchRun, parseRunId } from './import-endpoint'

/** `GET /api/admin/import-runs/<id>`: where a run is. */
export async function statusEndpoint(payload: Payload, request: Request, id: string): Promise<Response> {
  return answerImportCall(payload, async () => {
    await signedInEditor(payload, request.headers)
    const run = await readRun(payload.db.pool, parseRunId(id))
    if (run === null) throw noSuchRun()
    return statusAnswer(run)
  })
}

/** `POST …/cancel`: asks it to stop. It has stopped once its status says so. */
export async function cancelEndpoint(payload: Payload, request: Request, id: string): Promise<Response> {
  return answerImportCall(payload, async () => {
    const { user } = await importRequest(payload, request, z.unknown())
    const isAdmin = hasRole(user, ['admin'])
    const runId = parseRunId(id)
    const answer = await cancelRun(payload.db.pool, { runId, userId: user.id, isAdmin })
    if (answer === 'unknown') throw noSuchRun()
    if (answer === 'not-yours') {
      return failure(403, 'Only the person who started this import, or an administrator, can cancel it.')
    }
    if (answer === 'ended') return failure(409, 'This import has already ended.')
    const run = await readRun(payload.db.pool, runId)
    if (run === null) throw noSuchRun()
    return statusAnswer(run)
  })
}

/** `POST …/undo`: puts back what the run has written, except what was changed since. */
export async function undoEndpoint(payload: Payload, request: Request, id: string): Promise<Response> {
  return answerImportCall(payload, async () => {
    const { user } = await importRequest(payload, request, z.unknown())
    const runId = parseRunId(id)
    const answer = await undoImport({ payload, user }, runId)
    if (!answer.ok) {
      if (answer.reason === 'unknown') throw noSuchRun()
      if (answer.reason === 'busy') return busy(runId)
      return failure(409, 'There is nothing to undo: this import changed nothing, was undone already, or is too old.')
    }
    const { restored, removed, unpublished, changedSince } = answer.undone
    const counts = { restored: restored.length, removed: removed.length, unpublished: unpublished.length }
    return jsonResponse({ success: true, ...counts, changedSince })
  })
}
