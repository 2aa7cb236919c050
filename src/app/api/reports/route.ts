import { cms } from '@/content/payload'
import { reportLimits } from '@/contracts/reports'
import { directCall } from '@/server/http/direct-call'
import { addressPrefix } from '@/server/security/client-address'
import { acceptReport } from '@/server/submissions/accept-submission'
import { answerInTime } from '@/server/submissions/answers'
import { readJson } from '@/server/http/bodies'
import { submissionSlots } from '@/server/submissions/submission-slots'

/** Takes 'Report a problem' and 'Still correct' on a place or a gate; for the review queue, like a recommendation. */
export const POST = directCall('/api/reports', (request) =>
  answerInTime({
    cms,
    receive: () => readJson(request, reportLimits.bodyBytes),
    handle: (payload, body, msLeft) => acceptReport({ payload, request, now: new Date(), msLeft }, body),
    turn: { slots: submissionSlots, network: addressPrefix(request.headers) },
  }),
)
