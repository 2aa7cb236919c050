import '@/lib/zod-without-eval'

import { type ReportInput, reportSchema } from '@/contracts/reports'
import { fieldErrors } from '@/contracts/submission-parts'
import { type OutboxOutcome, sendThroughOutbox } from '@/shared/outbox/send-through-outbox'

type Sending = {
  readonly body: ReportInput
  readonly idempotencyKey: string
  readonly token: string | undefined
  /** What a list calls it while it waits, and beside its receipt. */
  readonly title: string
  /** Called when it is stored on the device. */
  readonly onStored?: () => void
}

/** Checks a report by the schema the server uses, and sends it when it is whole. Never throws. */
export async function sendReport({ body, idempotencyKey, token, title, onStored }: Sending): Promise<OutboxOutcome> {
  const read = reportSchema.safeParse(body)
  if (!read.success)
    return { kind: 'invalid', fields: fieldErrors(read.error), message: 'Please correct what is marked.' }
  const receiptKind = body.kind === 'problem' ? 'report' : null
  return sendThroughOutbox(
    { key: idempotencyKey, path: '/api/reports', body, receiptKind, title, form: null },
    { token, ...(onStored && { onStored }) },
  )
}
