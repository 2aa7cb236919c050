import { statusRequestSchema } from '@/contracts/recommendations'
import { fieldErrors } from '@/contracts/submission-parts'
import { cms } from '@/content/payload'
import { jsonAnswer } from '@/server/http/answer'
import { directCall } from '@/server/http/direct-call'
import { consumeRateLimit } from '@/server/security/rate-limit'
import { answerInTime, limited, refused } from '@/server/submissions/answers'
import { findStatus } from '@/server/submissions/find-status'
import { networkHash } from '@/server/submissions/network'
import { readJson } from '@/server/submissions/read-json'

const MAX_BODY_BYTES = 1024

/** Looking up is for people: nobody has more than a few receipts, and guessing one would take longer than the world. */
const LOOKUPS_PER_MINUTE = 10

/** What became of a submission. Says nothing about who sent it. */
export const POST = directCall('/api/recommendations/status', (request) =>
  answerInTime(cms, async (payload) => {
    const read = statusRequestSchema.safeParse(await readJson(request, MAX_BODY_BYTES))
    if (!read.success) return refused(400, 'Enter your receipt.', { fields: fieldErrors(read.error) })
    const key = `status:${networkHash(request.headers, new Date())}`
    const usage = await consumeRateLimit(payload, { key, hits: LOOKUPS_PER_MINUTE, windowSeconds: 60 })
    if (!usage.isAllowed) return limited(usage.retryAfterSeconds)
    const status = await findStatus(payload, read.data.receipt)
    if (status === null) return refused(404, 'There is no submission with this receipt. Check each letter.')
    return jsonAnswer(200, status, { 'Cache-Control': 'no-store' })
  }),
)
