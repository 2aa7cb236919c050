import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import type * as z from 'zod/mini'

import { submissionLimits, submissionSchema, type Submission } from '@/contracts/recommendations'
import { reportLimits, reportSchema, type Report } from '@/contracts/reports'
import { fieldErrors, HONEYPOT_FIELD, IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@/contracts/submission-parts'
import { visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'
import { Refusal } from '@/server/http/answers'
import type { DirectRequest } from '@/server/http/direct-call'

import { placeColumn } from './place-columns'
import { findReportTarget } from './report-target'

export type Sent = {
  readonly call: 'recommend' | 'report'
  readonly data: Submission | Report
  readonly rows: SubmissionRows
  readonly idempotencyKey: string
  readonly bodyHash: string
}

type Context = {
  readonly payload: Payload
  readonly headers: DirectRequest['headers']
  readonly now: Date
  /** See `networkHash`. */
  readonly network: string
}

/** A call that takes submissions: the longest body it reads, and what it makes of one. */
export type SubmissionCall = {
  readonly bodyBytes: number
  readonly read: (context: Context, body: unknown) => Promise<Sent>
}

/** The place and the path of spec §3. */
export const recommendationCall: SubmissionCall = {
  bodyBytes: submissionLimits.bodyBytes,
  read: async ({ headers }, body) => {
    const idempotencyKey = readKey(headers)
    const data = checkShape(submissionSchema, body)
    return { call: 'recommend', data, rows: toRows(data), idempotencyKey, bodyHash: hashContent(data) }
  },
}

/** A problem with a place or a gate, or that it is still correct. */
export const reportCall: SubmissionCall = {
  bodyBytes: reportLimits.bodyBytes,
  read: async (context, body) => {
    const sentKey = readKey(context.headers)
    const data = checkShape(reportSchema, body)
    const about = await findReportTarget(context.payload, data)
    if (about === null) throw incorrect({ targetId: 'The guide shows no such place or gate.' })
    const sent = { call: 'report', data, rows: toReportRows(data, about) } as const
    if (data.kind !== 'still-correct') return { ...sent, idempotencyKey: sentKey, bodyHash: hashContent(data) }
    // Two 'still correct' of a network on a day count once, whatever keys they carry.
    const idempotencyKey = confirmationKey(data, context)
    return { ...sent, idempotencyKey, bodyHash: sha256(idempotencyKey) }
  },
}

export const incorrect = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, 'Please correct what is marked.', { more: { fields } })

function checkShape<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw incorrect(fieldErrors(parsed.error))
  return parsed.data
}

function readKey(headers: Context['headers']): string {
  const sentKey = headers.get(IDEMPOTENCY_HEADER)
  if (sentKey === null) return randomUUID()
  const key = idempotencyKeySchema.safeParse(sentKey.trim().toLowerCase())
  if (!key.success) throw new Refusal(400, 'The Idempotency-Key must be a UUID.')
  return key.data
}

const confirmationKey = ({ target, targetId }: Report, { now, network }: Context): string =>
  `still-correct ${target} ${targetId} ${now.toISOString().slice(0, 10)} ${network}`

/** Of what a person said: a new token or a new time stamp does not make it another submission. */
const hashContent = (data: Submission | Report): string =>
  sha256(JSON.stringify({ ...data, token: undefined, submittedAt: undefined, [HONEYPOT_FIELD]: undefined }))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A row of the table `recommendations` as far as a sender fills it: column and value. */
type Row = Readonly<Record<string, string | number | boolean | null>>

type StepRow = {
  readonly order: number
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly category: string
  readonly notes: string | null
  readonly gate_id: number | null
  readonly location_id: number | null
}

export type SubmissionRows = { readonly row: Row; readonly steps: readonly StepRow[] }

const STEP_ID_BYTES = 12

/** What a recommendation becomes in the database. */
export function toRows(submission: Submission): SubmissionRows {
  const { kind, city, submittedAt } = submission
  const common = { kind, city, client_submitted_at: submittedAt, original_payload: serializeOriginal(submission) }
  if (submission.kind === 'path') {
    return { row: { ...common, title: submission.title }, steps: submission.steps.map(toStepRow) }
  }
  return {
    row: {
      ...common,
      title: submission.name,
      description: submission.description,
      place_category: submission.category,
      ...Object.fromEntries([...visitorFlags, ...visitorTexts].map((name) => [placeColumn(name), submission[name]])),
      place_latitude: submission.lat,
      place_longitude: submission.lng,
    },
    steps: [],
  }
}

/** What a report or a confirmation becomes. `about` is the guide's own record of the place or gate. */
function toReportRows(
  report: Report,
  about: { readonly name: string; readonly city: string; readonly oldValue: string | null },
): SubmissionRows {
  return {
    row: {
      kind: report.kind === 'problem' ? 'report' : 'confirmation',
      city: about.city,
      title: about.name,
      client_submitted_at: report.submittedAt,
      original_payload: serializeOriginal(report),
      report_target: report.target,
      report_location_id: report.target === 'place' ? report.targetId : null,
      report_gate_id: report.target === 'gate' ? report.targetId : null,
      report_field: report.field ?? null,
      report_old_value: about.oldValue,
      report_new_value: report.newValue,
      report_comment: report.comment,
    },
    steps: [],
  }
}

const toStepRow = (step: Extract<Submission, { kind: 'path' }>['steps'][number]): StepRow => ({
  order: step.stepNumber,
  id: randomBytes(STEP_ID_BYTES).toString('hex'),
  title: step.title,
  description: step.description,
  category: step.category,
  notes: step.notes,
  gate_id: step.gateId ?? null,
  location_id: step.placeId ?? null,
})

/** Everything that was sent but the token: no person wrote it, and it could be used again. */
const serializeOriginal = (sent: Submission | Report): string => JSON.stringify({ ...sent, token: undefined })
