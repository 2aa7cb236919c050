import { z } from 'zod'

import { expireTags } from '@/server/cache/expire-tags'
import { EVERYTHING_TAG } from '@/server/cache/tags'
import { cms } from '@/content/payload'
import { hasCronSecret } from '@/server/security/cron-secret'

const bodySchema = z.strictObject({ tags: z.union([z.literal('all'), z.array(z.string().max(100)).max(100)]) })

/** Renews cached pages from outside: after a start, a restore or a bulk change made on the command line. */
export async function POST(request: Request): Promise<Response> {
  if (!hasCronSecret(request.headers)) return Response.json({ error: 'Unauthorized' }, { status: 401 })
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json({ error: z.prettifyError(body.error) }, { status: 400 })
  const { tags } = body.data
  expireTags(tags === 'all' ? [EVERYTHING_TAG] : tags, (await cms()).logger)
  return Response.json({ renewed: tags })
}
