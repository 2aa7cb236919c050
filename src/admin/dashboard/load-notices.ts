import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { listAddress } from '../review-due'

/** A notice that ends within this time is named: what comes after it has to be written before. */
const ENDS_SOON_HOURS = 24

export type NoticesNow = {
  readonly running: number
  /** Of those, how many end within a day. */
  readonly endingSoon: number
  readonly toCome: number
  /** The next end, ISO 8601. */
  readonly nextEnd: string | null
  readonly href: string
}

/** Notices that readers see, and will see. Editors may read all of them; the caller has checked the role. */
export async function loadNotices(payload: Payload, now: Date, adminRoute: string): Promise<NoticesNow> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT (count(*) FILTER (WHERE starts_at <= ${at}))::int AS running,
      (count(*) FILTER (WHERE starts_at <= ${at} AND ends_at <= ${at} + make_interval(hours => ${ENDS_SOON_HOURS}::int)))::int
        AS ending_soon,
      (count(*) FILTER (WHERE starts_at > ${at}))::int AS to_come,
      min(ends_at) FILTER (WHERE starts_at <= ${at}) AS next_end
    FROM notices WHERE deleted_at IS NULL AND _status = 'published' AND ends_at > ${at}
  `)
  const row = rows[0]
  return {
    running: row?.running ?? 0,
    endingSoon: row?.ending_soon ?? 0,
    toCome: row?.to_come ?? 0,
    nextEnd: row?.next_end ? new Date(row.next_end).toISOString() : null,
    href: listAddress({
      adminRoute,
      collection: 'notices',
      field: 'endsAt',
      operator: 'greater_than',
      value: now.toISOString(),
      sort: 'endsAt',
    }),
  }
}

type Row = {
  readonly running: number
  readonly ending_soon: number
  readonly to_come: number
  readonly next_end: string | Date | null
}
