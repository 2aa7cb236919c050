import { after } from 'next/server'

import { cms } from '@/content/payload'
import { dispatch } from '@/server/imports/runs/dispatch'
import { importsOfTick } from '@/server/imports/runs/tick-imports'
import { sendDailyDigest } from '@/server/moderation/digest'
import { runReviewChores } from '@/server/moderation/review-chores'
import { hasCronSecret } from '@/server/security/cron-secret'

/**
 * The minute tick: runs what is due on the jobs queue, which is where scheduled publishing waits, and once a day tells
 * moderators what waits for them. Only code inside a Next.js request can renew cached pages, so the queue is worked here
 * and not in a process of its own.
 */
export async function POST(request: Request): Promise<Response> {
  if (!hasCronSecret(request.headers)) return Response.json({ error: 'Unauthorized' }, { status: 401 })
  const payload = await cms()
  const result = await payload.jobs.run({ queue: 'default', limit: 20, silent: true })
  await runReviewChores(payload)
  await sendDailyDigest(payload, new Date())
  const imports = await importsOfTick(payload, new Date())
  // Longer than a minute, and renewing pages works after the answer too.
  for (const { kind, id } of imports) after(() => dispatch(payload, kind, id))
  return Response.json({ ran: Object.keys(result.jobStatus ?? {}).length })
}
