import type { Payload } from 'payload'

import { cms } from '@/content/payload'
import { callLimits } from '@/contracts/call-limits'
import { type SubmissionStatus, statusRequestSchema } from '@/contracts/recommendations'
import { fieldErrors } from '@/contracts/submission-parts'
import { type Answer, jsonAnswer, Refusal } from '@/server/http/answers'
import { readJson } from '@/server/http/bodies'
import type { DirectRequest } from '@/server/http/direct-call'
import { consumeRateLimit } from '@/server/security/rate-limit'
import { answerInTime, tooMany } from '@/server/submissions/answer-in-time'
import { networkHash } from '@/server/submissions/network'

const { bodyBytes, perMinute } = callLimits.receipts

/** Answers a question that names a receipt, and nothing else; `null` of `find` means that there is no such receipt. */
export const byReceipt =
  (find: (payload: Payload, receipt: string) => Promise<SubmissionStatus | null>) =>
  (request: DirectRequest): Promise<Answer> =>
    answerInTime({
      accept: request.headers.get('accept'),
      cms,
      receive: () => readJson(request, bodyBytes),
      handle: async (payload, body) => {
        const read = statusRequestSchema.safeParse(body)
        if (!read.success) throw new Refusal(400, 'Enter your receipt.', { more: { fields: fieldErrors(read.error) } })
        const key = `status:${networkHash(request.headers, new Date())}`
        const usage = await consumeRateLimit(payload, { key, hits: perMinute, windowSeconds: 60 })
        if (!usage.isAllowed) throw tooMany(usage.retryAfterSeconds)
        const status = await find(payload, read.data.receipt)
        if (status === null) throw new Refusal(404, 'There is no submission with this receipt. Check each letter.')
        return jsonAnswer(200, status)
      },
    })
