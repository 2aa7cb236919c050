import { cms } from '@/server/content/payload'
import { acceptReport } from '@/server/submissions/accept-submission'
import { answering } from '@/server/submissions/answers'

/** Takes 'Report a problem' and 'Still correct' on a place or a gate; for the review queue, like a recommendation. */
export function POST(request: Request): Promise<Response> {
  return answering(cms, (payload, msLeft) => acceptReport({ payload, request, now: new Date(), msLeft }))
}
