import type { Payload } from 'payload'

import { IDEMPOTENCY_HEADER } from '@/contracts/submission-parts'
import type { Answer } from '@/server/http/answers'
import type { DirectRequest } from '@/server/http/direct-call'

import { accepted, invalid, limited, refused } from './answers'
import { type Checked, checkOptimistically, checkSubmission, type Sender, type Sent } from './check-submission'
import { readFormToken } from './form-token'
import { networkHash } from './network'
import { type Precheck, precheck } from './precheck'
import { receiptFor, receiptHash } from './receipt'
import { recentCounts } from './recent-counts'
import { type Stored, storeSubmission } from './store-submission'

export type Submitting = {
  readonly payload: Payload
  readonly request: DirectRequest
  readonly now: Date
  /** How long the sender still waits, in milliseconds; below zero when not at all. */
  readonly msLeft: () => number
}

/**
 * Stores what most submissions are without asking the database anything before; all others, and those whose statement
 * called itself off, are checked first.
 */
export async function submit(context: Submitting, sent: Sent): Promise<Answer> {
  const sender: Sender = {
    token: readFormToken(sent.data.token, context.now),
    network: networkHash(context.request.headers, context.now),
  }
  const receipt = receiptFor(sent.idempotencyKey)
  const optimistic = checkOptimistically(sent, sender)
  if (optimistic !== null) {
    const { outcome } = await store(context, sent, { sender, receipt, checked: optimistic })
    if (outcome === 'stored') return accepted(receipt)
  }

  const checked = await checkSubmission(context.payload, sent, sender)
  if (checked.outcome === 'sent-before') return repeated(checked.existing, sent, receipt)
  if (checked.outcome === 'invalid') return invalid(checked.fields)
  const stored = checked.outcome === 'limited' ? checked : await store(context, sent, { sender, receipt, checked })
  switch (stored.outcome) {
    case 'stored':
      return accepted(receipt)
    case 'limited':
      recentCounts.refused(sender.network, stored.retryAfterSeconds)
      return limited(stored.retryAfterSeconds)
    case 'taken': {
      // A twin was quicker, and is committed by now.
      const key = { idempotencyKey: sent.idempotencyKey, limits: [], gateIds: [], placeIds: [] }
      return repeated((await precheck(context.payload, key)).existing, sent, receipt)
    }
  }
}

/** @throws TooLateError when nobody waits any more */
async function store(
  { payload, msLeft }: Submitting,
  { rows, idempotencyKey, bodyHash }: Sent,
  { sender, receipt, checked }: { readonly sender: Sender; readonly receipt: string; readonly checked: Checked },
): Promise<Stored> {
  const stored = await storeSubmission(payload, {
    rows,
    idempotencyKey,
    bodyHash,
    receiptHash: receiptHash(receipt),
    networkHash: sender.network,
    ...checked,
    msLeft: msLeft(),
  })
  if (stored.outcome === 'stored') recentCounts.stored()
  return stored
}

function repeated(existing: Precheck['existing'], { bodyHash }: Sent, receipt: string): Answer {
  // Only after the server's secret was changed: the receipt that was given out cannot be told again.
  const isLost = existing === null || existing.receiptHash !== receiptHash(receipt)
  if (isLost) return refused(409, 'This was sent already and is being handled. Do not send it again.')
  if (existing.bodyHash !== bodyHash) {
    return refused(422, `This ${IDEMPOTENCY_HEADER} belongs to another submission. Make a new one.`)
  }
  return accepted(receipt)
}
