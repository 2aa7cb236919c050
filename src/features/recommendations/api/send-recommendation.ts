import '@/lib/zod-without-eval'

import { type SubmissionInput, submissionSchema } from '@/contracts/recommendations'
import { fieldErrors, HONEYPOT_FIELD } from '@/contracts/submission-parts'
import { type OutboxOutcome, sendThroughOutbox } from '@/shared/outbox/send-through-outbox'

type Sending = {
  readonly payload: SubmissionInput
  readonly idempotencyKey: string
  readonly token: string | undefined
  /** The value of the hidden field that only bots fill in. */
  readonly honeypot: string
  /** What is written, to go on with if it has to wait. */
  readonly form: object
  /** It is in the outbox of this device, whatever happens now. */
  readonly onStored: () => void
}

/** `isSent` is false when the check here found what the server would refuse. */
export type Sent = { readonly outcome: OutboxOutcome; readonly isSent: boolean }

/** Checks a recommendation by the schema the server uses, and sends it when it is whole. Never throws. */
export async function sendRecommendation(sending: Sending): Promise<Sent> {
  const { payload, idempotencyKey, token, honeypot, form, onStored } = sending
  const read = submissionSchema.safeParse(payload)
  if (!read.success) {
    const message = 'Please correct what is marked.'
    return { outcome: { kind: 'invalid', fields: fieldErrors(read.error), message }, isSent: false }
  }
  const outcome = await sendThroughOutbox(
    {
      key: idempotencyKey,
      path: '/api/recommendations',
      body: { ...payload, ...(honeypot !== '' && { [HONEYPOT_FIELD]: honeypot }) },
      receiptKind: payload.kind,
      title: payload.kind === 'place' ? payload.name : payload.title,
      form,
    },
    { token, onStored },
  )
  return { outcome, isSent: true }
}
