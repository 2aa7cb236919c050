import { listIssues, listNotices } from '@/content/notices'
import { CAP_TYPE, noticeAlert } from '@/contracts/notice-alert'
import { isAnnounced } from '@/domain/notices/announced-notices'
import { env } from '@/env'
import { readOrNull, unavailable } from '@/server/http/answer-errors'
import { Refusal, refusalResponse } from '@/server/http/answers'
import { textWithEtag } from '@/server/http/json-response'

import { noticesCacheControl } from '../../cache-control'

type Params = { readonly params: Promise<{ readonly id: string }> }

/** A notice that has not ended, as a message of the Common Alerting Protocol. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { id } = await params
  const result = await readOrNull(async () => {
    const notice = (await listNotices()).find((one) => String(one.id) === id)
    return { notice, issues: notice === undefined ? [] : await listIssues(notice.id) }
  })
  if (result === null) return unavailable()
  const { notice, issues } = result
  const now = Date.now()
  if (notice === undefined || !isAnnounced(notice, now)) {
    return refusalResponse('read', new Refusal(404, 'There is no such notice, or it has ended.'))
  }
  const earlier = issues.filter((changed) => changed < notice.changed)
  return textWithEtag(request, noticeAlert({ notice, siteUrl: env.SITE_URL, earlier }), {
    type: CAP_TYPE,
    cacheControl: noticesCacheControl([notice.ends], now),
  })
}
