import type { Payload } from 'payload'

import type { ImportAccepted, ImportCounts, ImportResult, ImportRun } from '@/contracts/import-runs'
import { answerErrors } from '@/server/http/answer-errors'
import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'

import { isFailureReason, statusOfFailure } from '../context/failure'
import type { Run, RunCounts } from '../context/run'

/** Answers a call of somebody who imports, whatever it throws. */
export const answerImportCall = (payload: Payload, work: () => Promise<Response>): Promise<Response> =>
  answerErrors(
    {
      isRead: false,
      caller: 'import',
      report: (fault) => payload.logger.error({ msg: 'An import call failed', ...fault }),
    },
    work,
  )

/** Everything a call can end in that is no success: `success` false and a sentence for the person who asked. */
export const failure = (status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Response =>
  refusalResponse('import', new Refusal(status, message, { more }))

export function enqueued(runId: number): Response {
  const body: ImportAccepted = { jobId: String(runId), statusUrl: statusUrl(runId) }
  return jsonResponse(body, 202, { Location: body.statusUrl, 'Preference-Applied': 'respond-async' })
}

export function busy(runId: number): Response {
  const message = 'An import of this kind is running already. Wait until it has ended.'
  return failure(409, message, { jobId: String(runId), statusUrl: statusUrl(runId) })
}

/** The end of a run that was waited for (spec §7). */
export function result(run: Run): Response {
  const jobId = String(run.id)
  if (run.status === 'succeeded') {
    const body: ImportResult & { counts: ImportCounts } = { success: true, jobId, counts: toCounts(run.counts) }
    return jsonResponse(body)
  }
  const reason = run.report?.reason
  const status = isFailureReason(reason) ? statusOfFailure(reason) : run.status === 'cancelled' ? 409 : 503
  return failure(status, run.error ?? 'The import has not ended. It goes on by itself.', {
    jobId,
    ...(isFailureReason(reason) ? { reason } : {}),
  })
}

/** Where a run is; `success` once it has ended. */
function statusBody(run: Run): ImportRun & Readonly<Record<string, unknown>> {
  const hasEnded = run.status === 'succeeded' || run.status === 'failed' || run.status === 'cancelled'
  return {
    status: run.status,
    progress: run.progress,
    ...(hasEnded ? { success: run.status === 'succeeded' } : {}),
    ...(run.error === null ? {} : { message: run.error }),
    ...(run.status === 'succeeded' ? { counts: toCounts(run.counts) } : {}),
    jobId: String(run.id),
    kind: run.kind,
    dryRun: run.dryRun,
    ...(isFailureReason(run.report?.reason) ? { reason: run.report.reason } : {}),
    isUndone: run.undoneAt !== null,
  }
}

export const statusAnswer = (run: Run): Response => jsonResponse(statusBody(run))

const statusUrl = (runId: number): string => `/api/admin/import-runs/${runId}`

/** An import never removes anything; what the source no longer has is `missing`. */
const toCounts = (counts: RunCounts): ImportCounts & RunCounts => ({ ...counts, removed: 0 })
