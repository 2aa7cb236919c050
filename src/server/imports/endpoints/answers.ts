import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import type { ImportAccepted, ImportCounts, ImportResult, ImportRun } from '@/contracts/import-runs'
import { isPassingTrouble } from '@/server/database/passing-trouble'
import { answerOutages, AWAY, RETRY_AFTER } from '@/server/http/answer-outages'
import { Refusal } from '@/server/security/refusal'

import { isFailureReason, statusOfFailure } from '../context/failure'
import type { Run, RunCounts } from '../context/run'

const noStore = { 'Cache-Control': 'no-store' } as const

/** Everything a call can end in that is no success: `success` false and a sentence for the person who asked. */
export function failure(
  status: number,
  message: string,
  extra: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ success: false, message, ...extra }, { status, headers: { ...noStore, ...headers } })
}

/** Runs a handler and turns whatever it throws into an answer. */
export async function answerErrors(payload: Payload, work: () => Promise<Response>): Promise<Response> {
  const away = () => failure(503, AWAY, {}, RETRY_AFTER)
  return answerOutages({ isRead: false, away }, () => answerRefusals(payload, work))
}

async function answerRefusals(payload: Payload, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.message, {}, error.details.headers)
    if (isPassingTrouble(error)) throw error
    const requestId = randomUUID()
    payload.logger.error({ msg: 'An import call failed', requestId, err: error })
    const message = `Something went wrong on our side. Try again in a minute; if it happens again, give an administrator this number: ${requestId}`
    return failure(500, message, { requestId }, { 'X-Request-Id': requestId })
  }
}

export function enqueued(runId: number): Response {
  const body: ImportAccepted = { jobId: String(runId), statusUrl: statusUrlOf(runId) }
  return Response.json(body, {
    status: 202,
    headers: { ...noStore, Location: body.statusUrl, 'Preference-Applied': 'respond-async' },
  })
}

export function busy(runId: number): Response {
  const message = 'An import of this kind is running already. Wait until it has ended.'
  return failure(409, message, { jobId: String(runId), statusUrl: statusUrlOf(runId) })
}

/** The end of a run that was waited for (spec §7). */
export function result(run: Run): Response {
  const jobId = String(run.id)
  if (run.status === 'succeeded') {
    const body: ImportResult & { counts: ImportCounts } = { success: true, jobId, counts: countsOf(run.counts) }
    return Response.json(body, { headers: noStore })
  }
  const reason = run.report?.reason
  const status = isFailureReason(reason) ? statusOfFailure(reason) : run.status === 'cancelled' ? 409 : 503
  return failure(status, run.error ?? 'The import has not ended. It goes on by itself.', {
    jobId,
    ...(isFailureReason(reason) ? { reason } : {}),
  })
}

/** Where a run is; `success` once it has ended. */
export function statusBody(run: Run): ImportRun & Readonly<Record<string, unknown>> {
  const hasEnded = run.status === 'succeeded' || run.status === 'failed' || run.status === 'cancelled'
  return {
    status: run.status,
    progress: run.progress,
    ...(hasEnded ? { success: run.status === 'succeeded' } : {}),
    ...(run.error === null ? {} : { message: run.error }),
    ...(run.status === 'succeeded' ? { counts: countsOf(run.counts) } : {}),
    jobId: String(run.id),
    kind: run.kind,
    dryRun: run.dryRun,
    ...(isFailureReason(run.report?.reason) ? { reason: run.report.reason } : {}),
    isUndone: run.undoneAt !== null,
  }
}

export function statusAnswer(run: Run): Response {
  return Response.json(statusBody(run), { headers: noStore })
}

const statusUrlOf = (runId: number): string => `/api/admin/import-runs/${runId}`

/** An import never removes anything; what the source no longer has is `missing`. */
const countsOf = (counts: RunCounts): ImportCounts & RunCounts => ({ ...counts, removed: 0 })
