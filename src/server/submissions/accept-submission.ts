import { createHash, randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { fieldErrors, HONEYPOT_FIELD, IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@/contracts/submission-parts'
import { submissionLimits, submissionSchema, type Submission } from '@/contracts/recommendations'
import { reportLimits, reportSchema, type Report } from '@/contracts/reports'
import type { DirectRequest } from '@/server/http/direct-call'
import { Refusal } from '@/server/security/refusal'

import { accepted, limited, refused, TooLateError } from './answers'
import { readFormToken } from './form-token'
import { formUse, limitsFor } from './limits'
import { type Ahead, lookAhead, waitFor } from './look-ahead'
import { networkHash } from './network'
import { readJson } from './read-json'
import { receiptFor, receiptHash } from './receipt'
import { findReportTarget } from './report-target'
import { assessRisk, type Standing } from './risk'
import { storeSubmission } from './store-submission'
import { reportRowsOf, rowsOf, type SubmissionRows } from './submission-row'

type Context = {
  readonly payload: Payload
  readonly request: DirectRequest
  readonly now: Date
  /** How long the sender still waits, in milliseconds; below zero when not at all. */
  readonly msLeft: () => number
}

type Sent = {
  readonly call: 'recommend' | 'report'
  readonly data: Submission | Report
  readonly rows: SubmissionRows
  readonly idempotencyKey: string
  readonly bodyHash: string
}

/** `POST /api/recommendations` (spec §7): stored before the answer, or not at all. */
export async function acceptRecommendation(context: Context): Promise<Response> {
  const idempotencyKey = keyOf(context.request)
  const read = submissionSchema.safeParse(await readJson(context.request, submissionLimits.bodyBytes))
  if (!read.success) return invalid(fieldErrors(read.error))
  return store(context, {
    call: 'recommend',
    data: read.data,
    rows: rowsOf(read.data),
    idempotencyKey,
    bodyHash: bodyHash(read.data),
  })
}

/** `POST /api/reports`: a problem with a place or a gate, or that it is still correct. */
export async function acceptReport(context: Context): Promise<Response> {
  const givenKey = keyOf(context.request)
  const read = reportSchema.safeParse(await readJson(context.request, reportLimits.bodyBytes))
  if (!read.success) return invalid(fieldErrors(read.error))
  const report = read.data
  const about = await findReportTarget(context.payload, report)
  if (about === null) return invalid({ targetId: 'The guide shows no such place or gate.' })

  const isConfirmation = report.kind === 'still-correct'
  // Two 'still correct' of a network on a day count once, whatever keys they carry.
  const idempotencyKey = isConfirmation ? confirmationKey(report, context) : givenKey
  return store(context, {
    call: 'report',
    data: report,
    rows: reportRowsOf(report, about),
    idempotencyKey,
    bodyHash: isConfirmation ? sha256(idempotencyKey) : bodyHash(report),
  })
}

async function store({ payload, request, now, msLeft }: Context, sent: Sent): Promise<Response> {
  const { call, data, idempotencyKey } = sent
  const receipt = receiptFor(idempotencyKey)
  const token = readFormToken(data.token, now)
  const network = networkHash(request.headers, now)
  const form = 'nonce' in token ? [formUse(token.nonce)] : []
  const limitsOf = (standing: Standing) => limitsFor({ call, standing, network })

  const links = linksOf(data)
  const ahead = await lookAhead(payload, {
    idempotencyKey,
    limits: [...form, ...standings.flatMap(limitsOf)],
    gateIds: links.map(({ gateId }) => gateId).filter((id) => id !== undefined),
    placeIds: links.map(({ placeId }) => placeId).filter((id) => id !== undefined),
  })
  if (ahead.existing !== null) return repeated(ahead.existing, sent, receipt)
  const missing = missingLinks(links, ahead)
  if (Object.keys(missing).length > 0) return invalid(missing)

  const risk = assessRisk({
    token: token.state,
    timesSent: form[0] === undefined ? 0 : (ahead.hits[form[0].key]?.hits ?? 0),
    honeypot: data[HONEYPOT_FIELD],
    texts: textsOf(data),
    lastHour: ahead.lastHour,
  })
  const limits = limitsOf(risk.standing)
  const wait = waitFor(limits, ahead)
  if (wait !== null) return limited(wait)

  const left = msLeft()
  if (left <= 0) throw new TooLateError()
  const stored = await storeSubmission(payload, {
    rows: sent.rows,
    risk,
    idempotencyKey,
    bodyHash: sent.bodyHash,
    receiptHash: receiptHash(receipt),
    networkHash: network,
    limits: [...form, ...limits],
    waitsUntil: ahead.databaseTime + left,
  })
  if (stored.outcome === 'limited') return limited(stored.retryAfterSeconds)
  if (stored.outcome === 'stored') return accepted(receipt)
  // A twin was quicker, and is committed by now.
  const twin = await lookAhead(payload, { idempotencyKey, limits: [], gateIds: [], placeIds: [] })
  return repeated(twin.existing, sent, receipt)
}

const standings: readonly Standing[] = ['trusted', 'doubtful', 'automatic']

function repeated(existing: Ahead['existing'], { bodyHash: hash }: Sent, receipt: string): Response {
  // Only after the server's secret was changed: the receipt that was given out cannot be told again.
  const isLost = existing === null || existing.receiptHash !== receiptHash(receipt)
  if (isLost) return refused(409, 'This was sent already and is being handled. Do not send it again.')
  if (existing.bodyHash !== hash) {
    return refused(422, `This ${IDEMPOTENCY_HEADER} belongs to another submission. Make a new one.`)
  }
  return accepted(receipt)
}

const invalid = (fields: Readonly<Record<string, string>>): Response =>
  refused(400, 'Please correct what is marked.', { fields })

function keyOf({ headers }: DirectRequest): string {
  const given = headers.get(IDEMPOTENCY_HEADER)
  if (given === null) return randomUUID()
  const key = idempotencyKeySchema.safeParse(given.trim().toLowerCase())
  if (!key.success) throw new Refusal(400, 'The Idempotency-Key must be a UUID.')
  return key.data
}

const confirmationKey = ({ target, targetId }: Report, { request, now }: Context): string =>
  `still-correct ${target} ${targetId} ${now.toISOString().slice(0, 10)} ${networkHash(request.headers, now)}`

/** Of what a person said: a new token or a new time stamp does not make it another submission. */
const bodyHash = (data: Submission | Report): string =>
  sha256(JSON.stringify({ ...data, token: undefined, submittedAt: undefined, [HONEYPOT_FIELD]: undefined }))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

type Link = { readonly path: string; readonly gateId?: number | undefined; readonly placeId?: number | undefined }

const linksOf = (data: Submission | Report): readonly Link[] =>
  data.kind === 'path'
    ? data.steps.map(({ gateId, placeId }, index) => ({ path: `steps.${index}`, gateId, placeId }))
    : []

function missingLinks(links: readonly Link[], ahead: Ahead): Readonly<Record<string, string>> {
  const missing = links.flatMap(({ path, gateId, placeId }): [string, string][] => {
    if (gateId !== undefined && !ahead.gateIds.includes(gateId)) return [[`${path}.gateId`, 'There is no such gate.']]
    if (placeId !== undefined && !ahead.placeIds.includes(placeId)) {
      return [[`${path}.placeId`, 'There is no such place.']]
    }
    return []
  })
  return Object.fromEntries(missing)
}

function textsOf(data: Submission | Report): readonly (string | null)[] {
  switch (data.kind) {
    case 'place':
      return [data.name, data.description, data.openHours, data.price, data.phone]
    case 'path':
      return [data.title, ...data.steps.flatMap(({ title, description, notes }) => [title, description, notes])]
    case 'problem':
    case 'still-correct':
      // The new value of a website is a link by nature.
      return data.field === 'website' ? [data.comment] : [data.newValue, data.comment]
  }
}
