import { createHash, randomUUID } from 'node:crypto'

import { fieldErrors, HONEYPOT_FIELD, IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@/contracts/submission-parts'
import { submissionSchema, type Submission } from '@/contracts/recommendations'
import { reportSchema, type Report } from '@/contracts/reports'
import type { Answer } from '@/server/http/answers'
import type { DirectRequest } from '@/server/http/direct-call'
import { Refusal } from '@/server/http/answers'

import { invalid } from './answers'
import { submit, type Submitting } from './submit'
import { networkHash } from './network'
import { findReportTarget } from './report-target'
import { reportRowsOf, rowsOf } from './submission-row'

/** `POST /api/recommendations` (spec §7): stored before the answer, or not at all. */
export async function acceptRecommendation(context: Submitting, body: unknown): Promise<Answer> {
  const idempotencyKey = keyOf(context.request)
  const read = submissionSchema.safeParse(body)
  if (!read.success) return invalid(fieldErrors(read.error))
  return submit(context, {
    call: 'recommend',
    data: read.data,
    rows: rowsOf(read.data),
    idempotencyKey,
    bodyHash: bodyHash(read.data),
  })
}

/** `POST /api/reports`: a problem with a place or a gate, or that it is still correct. */
export async function acceptReport(context: Submitting, body: unknown): Promise<Answer> {
  const givenKey = keyOf(context.request)
  const read = reportSchema.safeParse(body)
  if (!read.success) return invalid(fieldErrors(read.error))
  const report = read.data
  const about = await findReportTarget(context.payload, report)
  if (about === null) return invalid({ targetId: 'The guide shows no such place or gate.' })

  const isConfirmation = report.kind === 'still-correct'
  // Two 'still correct' of a network on a day count once, whatever keys they carry.
  const idempotencyKey = isConfirmation ? confirmationKey(report, context) : givenKey
  return submit(context, {
    call: 'report',
    data: report,
    rows: reportRowsOf(report, about),
    idempotencyKey,
    bodyHash: isConfirmation ? sha256(idempotencyKey) : bodyHash(report),
  })
}

function keyOf({ headers }: DirectRequest): string {
  const given = headers.get(IDEMPOTENCY_HEADER)
  if (given === null) return randomUUID()
  const key = idempotencyKeySchema.safeParse(given.trim().toLowerCase())
  if (!key.success) throw new Refusal(400, 'The Idempotency-Key must be a UUID.')
  return key.data
}

const confirmationKey = ({ target, targetId }: Report, { request, now }: Submitting): string =>
  `still-correct ${target} ${targetId} ${now.toISOString().slice(0, 10)} ${networkHash(request.headers, now)}`

/** Of what a person said: a new token or a new time stamp does not make it another submission. */
const bodyHash = (data: Submission | Report): string =>
  sha256(JSON.stringify({ ...data, token: undefined, submittedAt: undefined, [HONEYPOT_FIELD]: undefined }))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')
