import { pageViewSchema } from '@/contracts/page-views'
import { cms } from '@/content/payload'
import { trackOutage } from '@/server/database/outage'
import { unavailable } from '@/server/http/answer-errors'
import { Refusal, refusalResponse } from '@/server/http/answers'
import { readJson } from '@/server/http/bodies'
import { countPageView } from '@/server/page-views/page-views'
import { createViewLimit } from '@/server/page-views/view-limit'
import { addressPrefix } from '@/server/security/client-address'

const MAX_BYTES = 1024

const isAllowed = createViewLimit()

/** Counts that a screen was opened: route and day only, nothing of the visitor. 204 also for those who ask not to be counted. */
export async function POST(request: Request): Promise<Response> {
  if (wantsNoCount(request.headers)) return new Response(null, { status: 204 })
  try {
    if (!isAllowed(addressPrefix(request.headers), Date.now())) {
      throw new Refusal(429, 'Too many page views from this network. They are not counted for a minute.', {
        retryAfterSeconds: 60,
      })
    }
    const route = await readRoute(request)
    try {
      await trackOutage(async () => countPageView(await cms(), route))
    } catch {
      // What exactly failed is in the log of the database driver.
      return unavailable()
    }
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse('read', error)
    throw error
  }
}

/** Do Not Track and Global Privacy Control. */
const wantsNoCount = (headers: Headers): boolean => headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'

async function readRoute(request: Request): Promise<string> {
  const view = pageViewSchema.safeParse(await readJson(request, MAX_BYTES))
  if (!view.success) throw new Refusal(400, 'Send the route of a screen of this guide and nothing else.')
  return view.data.route
}
