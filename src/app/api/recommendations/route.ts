import { cms } from '@/content/payload'
import { submissionLimits } from '@/contracts/recommendations'
import { directCall } from '@/server/http/direct-call'
import { acceptRecommendation } from '@/server/submissions/accept-submission'
import { answerInTime } from '@/server/submissions/answers'
import { readJson } from '@/server/submissions/read-json'

/** Takes the place and the path payload of spec §3. The same `Idempotency-Key` is stored once and answered the same. */
export const POST = directCall('/api/recommendations', (request) =>
  answerInTime(
    cms,
    () => readJson(request, submissionLimits.bodyBytes),
    (payload, body, msLeft) => acceptRecommendation({ payload, request, now: new Date(), msLeft }, body),
  ),
)
