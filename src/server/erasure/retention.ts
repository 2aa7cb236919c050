import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { ACCOUNT_LOG_MONTHS, EMPTY_SEARCH_DAYS, retentionDefaults } from '@/contracts/retention'
import { consumeRateLimit } from '@/server/security/rate-limit'

import { eraseSubmissions } from './erase-submissions'

const DAY_SECONDS = 24 * 60 * 60

/** Most submissions of one day; the next one takes the rest. */
const BATCH = 1_000

/**
 * Once a day, over all instances, deletes what is older than the terms allow: decided submissions, counts of page views,
 * searches that found nothing, and who changed accounts long ago. Called by the minute tick.
 */
export async function eraseExpired(payload: Payload): Promise<void> {
  const usage = await consumeRateLimit(payload, { key: 'retention', hits: 1, windowSeconds: DAY_SECONDS })
  if (!usage.isAllowed) return
  const { submissionMonths, pageViewMonths } = await loadRetention(payload)
  await eraseSubmissions(
    (statement) => payload.db.drizzle.execute(statement),
    sql`r.id IN (
      SELECT id FROM recommendations
      WHERE erased_at IS NULL AND status NOT IN ('pending-review', 'claimed', 'with-editor')
        AND coalesce(decision_at, updated_at) < now() - make_interval(months => ${submissionMonths}::int)
      ORDER BY id LIMIT ${BATCH}
    )`,
    { kind: 'retention' },
  )
  await payload.db.drizzle.execute(sql`
    DELETE FROM page_views
    WHERE day < (now() AT TIME ZONE 'Asia/Riyadh')::date - make_interval(months => ${pageViewMonths}::int)
  `)
  await payload.db.drizzle.execute(sql`
    DELETE FROM empty_searches WHERE day <= (now() AT TIME ZONE 'Asia/Riyadh')::date - ${EMPTY_SEARCH_DAYS}::int
  `)
  await payload.db.drizzle.execute(sql`
    DELETE FROM account_log WHERE created_at < now() - make_interval(months => ${ACCOUNT_LOG_MONTHS}::int)
  `)
}

/** From the published terms; the defaults while none are published. */
async function loadRetention(payload: Payload): Promise<typeof retentionDefaults> {
  // The server's own read: there is no signed-in user.
  const terms = await payload.findGlobal({ slug: 'terms', depth: 0, overrideAccess: true })
  return {
    submissionMonths: terms.retention?.submissionMonths ?? retentionDefaults.submissionMonths,
    pageViewMonths: terms.retention?.pageViewMonths ?? retentionDefaults.pageViewMonths,
  }
}
