import type { Payload } from 'payload'

import { type Accepted, IDEMPOTENCY_HEADER } from '@/contracts/submission-parts'
import { env } from '@/env'
import { type Answer, jsonAnswer, Refusal } from '@/server/http/answers'
import { readJson } from '@/server/http/bodies'
import type { DirectCall } from '@/server/http/direct-call'
import { addressPrefix } from '@/server/security/client-address'
import { createSlots } from '@/server/slots'

import { answerInTime, tooMany } from './answer-in-time'
import { checkSubmission, type Sender } from './check-submission'
import { readFormToken } from './form-token'
import { networkHash } from './network'
import type { Outcome, Precheck } from './precheck'
import type { Sent, SubmissionCall } from './read-submission'
import { createReceipt, receiptHash } from './receipt'
import { recentCounts } from './recent-counts'
import { storeSubmission } from './store-submission'

/** Each waits for the disk of the database; more at a time take its connections from everybody else. */
const AT_ONCE = 4

/** Where submissions wait for their turn: this server's, for one kind and another together. */
export const submissionSlots = createSlots({
  maxParallel: AT_ONCE,
  // A hotel is one network: how much one may send, `limits.ts` says.
  getMaxParallel: () => AT_ONCE,
  maxWaiting: 200,
  maxWaitingOfNetwork: 100,
  waitMs: () => env.SUBMISSION_WAIT_MS,
})

/** Takes what one call of visitors sends: reads it, checks it, stores it and answers. Stored before the answer, or not at all. */
export const submit =
  (cms: () => Promise<Payload>, call: SubmissionCall): DirectCall =>
  (request) =>
    answerInTime({
      accept: request.headers.get('accept'),
      cms,
      receive: () => readJson(request, call.bodyBytes),
      turn: { slots: submissionSlots, network: addressPrefix(request.headers) },
      handle: async (payload, body, msLeft) => {
        const { headers } = request
        const now = new Date()
        const network = networkHash(headers, now)
        const sent = await call.read({ payload, headers, now, network }, body)
        const sender = { token: readFormToken(sent.data.token, now), network }
        const receipt = createReceipt(sent.idempotencyKey)
        const outcome = await checkAndStore({ payload, sent, sender, receipt, msLeft }, { mayAssume: true })
        return answerOutcome(outcome, { sent, sender, receipt })
      },
    })

type Submission = {
  readonly payload: Payload
  readonly sent: Sent
  readonly sender: Sender
  readonly receipt: string
  readonly msLeft: () => number
}

/** @throws TooLateError when the sender does not wait any more */
async function checkAndStore(submission: Submission, { mayAssume }: { readonly mayAssume: boolean }): Promise<Outcome> {
  const { payload, sent, sender, receipt, msLeft } = submission
  const checked = await checkSubmission(payload, sent, { sender, mayAssume })
  if (checked.outcome !== 'fine') return checked
  const stored = await storeSubmission(payload, {
    ...checked,
    rows: sent.rows,
    idempotencyKey: sent.idempotencyKey,
    bodyHash: sent.bodyHash,
    receiptHash: receiptHash(receipt),
    networkHash: sender.network,
    msLeft: msLeft(),
  })
  // Not what it was taken for: of a form or a network that has sent before, which makes it another risk with other limits.
  const isMisjudged = checked.isAssumed && stored.outcome === 'limited'
  return isMisjudged ? checkAndStore(submission, { mayAssume: false }) : stored
}

function answerOutcome(outcome: Outcome, { sent, sender, receipt }: Omit<Submission, 'payload' | 'msLeft'>): Answer {
  switch (outcome.outcome) {
    case 'limited':
      recentCounts.recordRefusal(sender.network, outcome.retryAfterSeconds)
      throw tooMany(outcome.retryAfterSeconds)
    case 'sent-before':
      refuseUnlessSame(sent, receipt, outcome.existing)
      break
    case 'stored':
      recentCounts.countStored()
  }
  return jsonAnswer(201, { success: true, receipt } satisfies Accepted)
}

function refuseUnlessSame({ bodyHash }: Sent, receipt: string, existing: Precheck['existing']): void {
  // Only after the server's secret was changed: the receipt that was given out cannot be told again.
  const isLost = existing === null || existing.receiptHash !== receiptHash(receipt)
  if (isLost) throw new Refusal(409, 'This was sent already and is being handled. Do not send it again.')
  if (existing.bodyHash !== bodyHash) {
    throw new Refusal(422, `This ${IDEMPOTENCY_HEADER} belongs to another submission. Make a new one.`)
  }
}
