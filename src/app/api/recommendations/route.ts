import { cms } from '@/server/content/payload'
import { acceptRecommendation } from '@/server/submissions/accept-submission'
import { answering } from '@/server/submissions/answers'

/** Takes the place and the path payload of spec §3. The same `Idempotency-Key` is stored once and answered the same. */
export function POST(request: Request): Promise<Response> {
  return answering(cms, (payload, msLeft) => acceptRecommendation({ payload, request, now: new Date(), msLeft }))
}
