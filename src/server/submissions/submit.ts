import type { Payload } from 'payload'

import { HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from '@/contracts/submission-parts'
import type { Submission } from '@/contracts/recommendations'
import type { Report } from '@/contracts/reports'
import type { Answer } from '@/server/http/answer'
import type { DirectRequest } from '@/server/http/direct-call'
import type { Limit } from '@/server/security/rate-limit'

import { accepted, invalid, limited, refused, TooLateError } from './answers'
import { type FormToken, readFormToken } from './form-token'
import { formUse, limitsFor } from './limits'
import { type Link, linksOf, missingLinks } from './links'
import { type Precheck, precheck, waitFor } from './precheck'
import { networkHash } from './network'
import { receiptFor, receiptHash } from './receipt'
import { assessRisk, type Risk, SENDS_PER_FORM, type Signs, type Standing } from './risk'
import { createRecentCounts } from './recent-counts'
import { storeSubmission } from './store-submission'
import type { SubmissionRows } from './submission-row'

export type Submitting = {
  readonly payload: Payload
  readonly request: DirectRequest
  readonly now: Date
  /** How long the sender still waits, in milliseconds; below zero when not at all. */
  readonly msLeft: () => number
}

export type Sent = {
  readonly call: 'recommend' | 'report'
  readonly data: Submission | Report
  readonly rows: SubmissionRows
  readonly idempotencyKey: string
  readonly bodyHash: string
}

type Sender = { readonly token: FormToken; readonly network: string }

const lately = createRecentCounts()

/**
 * Of many submissions in a few seconds most are the first with their key, from a form that was not sent often, and within
 * their limits: such a one is stored without a look, by a statement that calls itself off when it is not so. All others
 * are looked at before.
 */
export async function submit(context: Submitting, sent: Sent): Promise<Answer> {
  const sender = {
    token: readFormToken(sent.data.token, context.now),
    network: networkHash(context.request.headers, context.now),
  }
  const receipt = receiptFor(sent.idempotencyKey)
  const links = linksOf(sent.data)
  const presumed = links.length === 0 ? lately.optimistic(sender.network) : null
  if (presumed !== null) {
    const risk = riskOf(sent, sender, { timesSent: 0, lastHour: presumed.lastHour })
    const stored = await write(context, sent, { sender, receipt, risk, ...presumed, formMost: SENDS_PER_FORM })
    if (stored.outcome === 'stored') return accepted(receipt)
  }
  return keepLookedAt(context, sent, { sender, receipt, links })
}

async function keepLookedAt(
  context: Submitting,
  sent: Sent,
  { sender, receipt, links }: { readonly sender: Sender; readonly receipt: string; readonly links: readonly Link[] },
): Promise<Answer> {
  const { payload } = context
  const ahead = await lately.look(() =>
    precheck(payload, {
      idempotencyKey: sent.idempotencyKey,
      limits: [...formOf(sender), ...standings.flatMap((standing) => limitsOf(sent, sender, standing))],
      gateIds: links.map(({ gateId }) => gateId).filter((id) => id !== undefined),
      placeIds: links.map(({ placeId }) => placeId).filter((id) => id !== undefined),
    }),
  )
  if (ahead.existing !== null) return repeated(ahead.existing, sent, receipt)
  const missing = missingLinks(links, ahead)
  if (Object.keys(missing).length > 0) return invalid(missing)

  const risk = riskOf(sent, sender, { timesSent: timesSent(sender, ahead), lastHour: ahead.lastHour })
  const wait = waitFor(limitsOf(sent, sender, risk.standing), ahead)
  if (wait !== null) return tellToWait(sender, wait)

  const stored = await write(context, sent, { sender, receipt, risk, databaseTime: ahead.databaseTime })
  if (stored.outcome === 'limited') return tellToWait(sender, stored.retryAfterSeconds)
  if (stored.outcome === 'stored') return accepted(receipt)
  // A twin was quicker, and is committed by now.
  const twin = await precheck(payload, { idempotencyKey: sent.idempotencyKey, limits: [], gateIds: [], placeIds: [] })
  return repeated(twin.existing, sent, receipt)
}

type Writing = {
  readonly sender: Sender
  readonly receipt: string
  readonly risk: Risk
  readonly databaseTime: number
  /** The statement calls itself off when the form was sent more often, this time included. */
  readonly formMost?: number
}

/** @throws TooLateError when nobody waits any more */
async function write(
  { payload, msLeft }: Submitting,
  sent: Sent,
  writing: Writing,
): ReturnType<typeof storeSubmission> {
  const left = msLeft()
  if (left <= 0) throw new TooLateError()
  const stored = await storeSubmission(payload, {
    rows: sent.rows,
    risk: writing.risk,
    idempotencyKey: sent.idempotencyKey,
    bodyHash: sent.bodyHash,
    receiptHash: receiptHash(writing.receipt),
    networkHash: writing.sender.network,
    limits: [...formOf(writing.sender, writing.formMost), ...limitsOf(sent, writing.sender, writing.risk.standing)],
    waitsUntil: writing.databaseTime + left,
  })
  if (stored.outcome === 'stored') lately.stored()
  return stored
}

const riskOf = ({ data }: Sent, { token }: Sender, counted: Pick<Signs, 'timesSent' | 'lastHour'>): Risk =>
  assessRisk({ token: token.state, honeypot: data[HONEYPOT_FIELD], texts: textsOf(data), ...counted })

const formOf = ({ token }: Sender, most?: number): readonly Limit[] =>
  'nonce' in token ? [formUse(token.nonce, most)] : []

const limitsOf = ({ call }: Sent, { network }: Sender, standing: Standing): readonly Limit[] =>
  limitsFor({ call, standing, network })

function timesSent(sender: Sender, { hits }: Precheck): number {
  const [form] = formOf(sender)
  return form === undefined ? 0 : (hits[form.key]?.hits ?? 0)
}

function tellToWait({ network }: Sender, seconds: number): Answer {
  lately.refused(network, seconds)
  return limited(seconds)
}

const standings: readonly Standing[] = ['trusted', 'doubtful', 'automatic']

function repeated(existing: Precheck['existing'], { bodyHash: hash }: Sent, receipt: string): Answer {
  // Only after the server's secret was changed: the receipt that was given out cannot be told again.
  const isLost = existing === null || existing.receiptHash !== receiptHash(receipt)
  if (isLost) return refused(409, 'This was sent already and is being handled. Do not send it again.')
  if (existing.bodyHash !== hash) {
    return refused(422, `This ${IDEMPOTENCY_HEADER} belongs to another submission. Make a new one.`)
  }
  return accepted(receipt)
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
