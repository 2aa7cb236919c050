import { listNotices } from '@/content/notices'
import { ATOM_TYPE, noticeFeed } from '@/contracts/notice-feed'
import { isInForce } from '@/domain/notices/notice'
import { env } from '@/env'
import { readOrNull, unavailable } from '@/server/http/answer-errors'
import { textWithEtag } from '@/server/http/json-response'

import { noticesCacheControl } from '../cache-control'

/** The notices that are in force, as a feed. */
export async function GET(request: Request): Promise<Response> {
  const notices = await readOrNull(listNotices)
  if (notices === null) return unavailable()
  const now = Date.now()
  const inForce = notices.filter((notice) => isInForce(notice, now))
  const moments = notices.flatMap(({ starts, ends }) => [starts, ends])
  return textWithEtag(request, noticeFeed(inForce, env.SITE_URL), {
    type: ATOM_TYPE,
    cacheControl: noticesCacheControl(moments, now),
  })
}
