import { z } from 'zod'

import { expireTags } from '@/server/cache/expire-tags'
import { EVERYTHING_TAG } from '@/server/cache/tags'
import { cms } from '@/content/payload'
import { publishTags } from '@/server/database/content-changes'
import { answerErrors } from '@/server/http/answer-errors'
import { jsonResponse, Refusal } from '@/server/http/answers'
import { hasCronSecret } from '@/server/security/cron-secret'

const bodySchema = z.strictObject({ tags: z.union([z.literal('all'), z.array(z.string().max(100)).max(100)]) })

/** Renews the cached pages of every instance after what no trigger saw, such as a database that was put back from a copy. */
export const POST = (request: Request): Promise<Response> =>
  answerErrors({ isRead: false, caller: 'read' }, () => revalidate(request))

async function revalidate(request: Request): Promise<Response> {
  if (!hasCronSecret(request.headers)) throw new Refusal(401, 'Unauthorized')
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) throw new Refusal(400, z.prettifyError(body.error))
  const { tags } = body.data
  const payload = await cms()
  const changed = tags === 'all' ? [EVERYTHING_TAG] : tags
  expireTags(changed, payload.logger)
  await publishTags(payload, changed)
  return jsonResponse({ renewed: tags })
}
