import { cms } from '@/content/payload'
import { submissionLimits } from '@/contracts/recommendations'
import { directCall } from '@/server/http/direct-call'
import { addressPrefix } from '@/server/security/client-address'
import { acceptRecommendation } from '@/server/submissions/accept-submission'
import { answerInTime } from '@/server/submissions/answers'
import { readJson } from '@/server/http/bodies'
import { submissionSlots } from '@/server/submissions/submission-slots'

/** Takes the place and the path payload of spec §3. The same `Idempotency-Key` is stored once and answered the same. */
export const POST = directCall('/api/recommendations', (request) =>
  answerInTime({
    cms,
    receive: () => readJson(request, submissionLimits.bodyBytes),
    handle: (payload, body, msLeft) => acceptRecommendation({ payload, request, now: new Date(), msLeft }, body),
    turn: { slots: submissionSlots, network: addressPrefix(request.headers) },
  }),
)
