import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

export const PAGE_VIEW_DAYS = 30

type PageViewCount = {
  /** `YYYY-MM-DD`, by the calendar of the cities. */
  readonly day: string
  readonly route: string
  readonly views: number
}

export type PageViews = {
  /** The last 30 days with today, the oldest first. */
  readonly days: readonly string[]
  readonly counts: readonly PageViewCount[]
}

/** Adds one to a screen's count of today, by the calendar of the cities. One statement; nothing of the visitor is kept. */
export async function countPageView({ db }: Pick<Payload, 'db'>, route: string): Promise<void> {
  await db.drizzle.execute(sql`
    INSERT INTO page_views AS v (day, route, views) VALUES ((now() AT TIME ZONE 'Asia/Riyadh')::date, ${route}, 1)
    ON CONFLICT (day, route) DO UPDATE SET views = v.views + 1
  `)
}

/** The views of the last 30 days. Days are the database's, so that no clock of a server shifts them. */
export async function listPageViews({ db }: Pick<Payload, 'db'>): Promise<PageViews> {
  const today = sql`(now() AT TIME ZONE 'Asia/Riyadh')::date`
  const { rows: days } = await db.drizzle.execute<{ day: string }>(sql`
    SELECT to_char(day, 'YYYY-MM-DD') AS day
    FROM generate_series(${today} - ${PAGE_VIEW_DAYS - 1}::int, ${today}, interval '1 day') AS day ORDER BY 1
  `)
  const { rows: counts } = await db.drizzle.execute<PageViewCount>(sql`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, route, views FROM page_views
    WHERE day > ${today} - ${PAGE_VIEW_DAYS}::int AND day <= ${today} ORDER BY day, route
  `)
  return { days: days.map(({ day }) => day), counts }
}
