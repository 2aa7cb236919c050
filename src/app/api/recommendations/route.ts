import { cms } from '@/content/payload'
import { directCall } from '@/server/http/direct-call'
import { acceptRecommendation } from '@/server/submissions/accept-submission'
import { answerInTime } from '@/server/submissions/answers'

/** Takes the place and the path payload of spec §3. The same `Idempotency-Key` is stored once and answered the same. */
export const POST = directCall('/api/recommendations', (request) =>
  answerInTime(cms, (payload, msLeft) => acceptRecommendation({ payload, request, now: new Date(), msLeft })),
)
