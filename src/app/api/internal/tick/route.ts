import { after } from 'next/server'

import { cms } from '@/content/payload'
import { renewDue } from '@/server/checking/renew-due'
import { deleteOldChanges } from '@/server/database/content-changes'
import { answerErrors } from '@/server/http/answer-errors'
import { jsonResponse, Refusal } from '@/server/http/answers'
import { dispatch } from '@/server/imports/runs/dispatch'
import { importsOfTick } from '@/server/imports/runs/tick-imports'
import { asLeader } from '@/server/jobs/as-leader'
import { mailFailures } from '@/server/jobs/mail-failures'
import { noteTick } from '@/server/jobs/tick-age'
import { workJobs } from '@/server/jobs/work-jobs'
import { checkLinks, isLinkRunDue } from '@/server/links/check-links'
import { sendDailyDigest } from '@/server/moderation/digest'
import { runReviewChores } from '@/server/moderation/review-chores'
import { hasCronSecret } from '@/server/security/cron-secret'

/**
 * The minute tick: runs what is due on the jobs queue (scheduled publishing, for one), and once a day mails moderators
 * what waits for them. Only code inside a Next.js request can renew cached pages, so the queue is worked here and not in a
 * process of its own. When several instances are ticked at once, one of them does the work.
 */
export const POST = (request: Request): Promise<Response> =>
  answerErrors({ isRead: false, caller: 'read' }, () => tick(request))

async function tick(request: Request): Promise<Response> {
  if (!hasCronSecret(request.headers)) throw new Refusal(401, 'Unauthorized')
  const payload = await cms()
  const ran = await asLeader(payload, async (signal) => {
    const jobs = await workJobs(payload, signal)
    await runReviewChores(payload)
    await deleteOldChanges(payload)
    await sendDailyDigest(payload, new Date())
    await mailFailures(payload)
    await renewDue(payload, new Date())
    const imports = await importsOfTick(payload, new Date())
    // Longer than a minute, and renewing pages works after the answer too.
    for (const { kind, id } of imports) after(() => dispatch(payload, kind, id))
    if (await isLinkRunDue(payload)) after(() => checkLinks(payload))
    await noteTick(payload)
    return jobs
  })
  return jsonResponse({ ran: ran ?? 0, isLeader: ran !== null })
}
