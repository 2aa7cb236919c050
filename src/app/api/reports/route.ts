import { cms } from '@/content/payload'
import { reportLimits } from '@/contracts/reports'
import { directCall } from '@/server/http/direct-call'
import { acceptReport } from '@/server/submissions/accept-submission'
import { answerInTime } from '@/server/submissions/answers'
import { readJson } from '@/server/submissions/read-json'

/** Takes 'Report a problem' and 'Still correct' on a place or a gate; for the review queue, like a recommendation. */
export const POST = directCall('/api/reports', (request) =>
  answerInTime(
    cms,
    () => readJson(request, reportLimits.bodyBytes),
    (payload, body, msLeft) => acceptReport({ payload, request, now: new Date(), msLeft }, body),
  ),
)
