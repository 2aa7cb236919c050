import '@/lib/zod-without-eval'

import { type SubmissionInput, submissionSchema } from '@/contracts/recommendations'
import { fieldErrors, HONEYPOT_FIELD } from '@/contracts/submission-parts'
import { submit, type SubmitOutcome } from '@/queries/submit'

type Sending = {
  readonly payload: SubmissionInput
  readonly idempotencyKey: string
  readonly token: string | undefined
  /** What stands in the field nobody sees. */
  readonly honeypot: string
}

/** `isSent` is false when the check here found what the server would refuse. */
export type Sent = { readonly outcome: SubmitOutcome; readonly isSent: boolean }

/** Checks a recommendation by the schema the server uses, and sends it when it is whole. Never throws. */
export async function sendRecommendation(sending: Sending): Promise<Sent> {
  const { payload, idempotencyKey, token, honeypot } = sending
  const read = submissionSchema.safeParse(payload)
  if (!read.success) {
    const message = 'Please correct what is marked.'
    return { outcome: { kind: 'invalid', fields: fieldErrors(read.error), message }, isSent: false }
  }
  const body = {
    ...payload,
    ...(token !== undefined && { token }),
    ...(honeypot !== '' && { [HONEYPOT_FIELD]: honeypot }),
  }
  return { outcome: await submit({ path: '/api/recommendations', body, idempotencyKey }), isSent: true }
}
