import '@/lib/zod-without-eval'

import { type ReportInput, reportSchema } from '@/contracts/reports'
import { fieldErrors } from '@/contracts/submission-parts'
import { submit, type SubmitOutcome } from '@/queries/submit'

/** Checks a report by the schema the server uses, and sends it when it is whole. Never throws. */
export async function sendReport(body: ReportInput, idempotencyKey: string): Promise<SubmitOutcome> {
  const read = reportSchema.safeParse(body)
  return read.success
    ? submit({ path: '/api/reports', body, idempotencyKey })
    : { kind: 'invalid', fields: fieldErrors(read.error), message: 'Please correct what is marked.' }
}
