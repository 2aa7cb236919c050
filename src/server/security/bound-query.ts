import { refuseNul } from '@/server/http/bodies'
import { Refusal } from '@/server/http/answers'
import { requestLimits } from '@/server/http/request-limits'

/**
 * The query of a REST call with its size bounded. Refuses with 400 what asks for too much or cannot be stored.
 *
 * `limit=0` means "all rows" to Payload. The admin asks for it to count what is in the trash, which needs the total and
 * not the rows, so a read gets the largest page instead. Bulk changes keep it: they act on what the person selected.
 */
export function boundQuery(params: URLSearchParams, { isRead }: { isRead: boolean }): URLSearchParams {
  const bounded = new URLSearchParams()
  for (const [key, value] of params) {
    refuseNul(key)
    refuseNul({ [key]: value })
    refuseJsonText(key)
    bounded.append(key, isRowCount(key) ? rowCount(value, { isRead }) : value)
  }
  refuseManyConditions(params)
  if (isRead && bounded.get('pagination') === 'false' && !bounded.has('limit')) {
    bounded.set('limit', String(requestLimits.rows))
  }
  if (bounded.getAll('limit').length > 1) throw new Refusal(400, 'Give "limit" once.')
  return bounded
}

/** `limit`, and the `limit` of a join; the brackets that would make it a list count too. */
const isRowCount = (key: string): boolean => /(?:^limit|\[limit\])(?:\[\d*\])*$/.test(key)

function rowCount(value: string, { isRead }: { isRead: boolean }): string {
  const rows = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  if (!(rows <= requestLimits.rows)) {
    throw new Refusal(400, `"limit" is a whole number from 0 to ${requestLimits.rows}.`, { field: 'limit' })
  }
  return isRead && rows === 0 ? String(requestLimits.rows) : value
}

/** Payload parses these two as JSON when they come as text; nothing of ours sends them so, and a typo there is an error 500. */
function refuseJsonText(key: string): void {
  if (key === 'where' || key === 'data') {
    throw new Refusal(400, `Write "${key}" with brackets, for example where[name][equals]=…`, { field: key })
  }
}

function refuseManyConditions(params: URLSearchParams): void {
  const conditions = new Set(
    [...params.keys()].filter((key) => key.startsWith('where[')).map((key) => key.replace(/\[\d*\]$/, '')),
  )
  if (conditions.size > requestLimits.conditions) {
    throw new Refusal(400, `Use at most ${requestLimits.conditions} conditions at once.`, { field: 'where' })
  }
}
