import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

/** Adds one to a screen's count of today, by the calendar of the cities. One statement; nothing of the visitor is kept. */
export async function countPageView({ db }: Pick<Payload, 'db'>, route: string): Promise<void> {
  await db.drizzle.execute(sql`
    INSERT INTO page_views AS v (day, route, views) VALUES ((now() AT TIME ZONE 'Asia/Riyadh')::date, ${route}, 1)
    ON CONFLICT (day, route) DO UPDATE SET views = v.views + 1
  `)
}
