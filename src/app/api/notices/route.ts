import { listNotices } from '@/content/notices'
import type { NoticesAnswer } from '@/contracts/notices'
import { isAnnounced } from '@/domain/notices/announced-notices'
import { readOrNull, unavailable } from '@/server/http/answer-errors'
import { jsonWithEtag } from '@/server/http/json-response'

import { noticesCacheControl } from './cache-control'

/** The notices that have not ended, those of the next days too: see `NoticesAnswer`. */
export async function GET(request: Request): Promise<Response> {
  const listed = await readOrNull(listNotices)
  if (listed === null) return unavailable()
  const now = Date.now()
  const notices = listed.filter((notice) => isAnnounced(notice, now))
  const answer: NoticesAnswer = { notices }
  return jsonWithEtag(
    request,
    answer,
    noticesCacheControl(
      notices.map(({ ends }) => ends),
      now,
    ),
  )
}
