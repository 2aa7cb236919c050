import { sql } from '@payloadcms/db-postgres/drizzle'

import { cms } from '@/server/content/payload'

/** Whether everything works: 200 `ok`, or 503 `degraded` while the database does not answer (pages are still served). */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  try {
    const payload = await cms()
    await payload.db.drizzle.execute(sql`SELECT 1`)
    return Response.json({ status: 'ok', database: 'ok' }, { headers: noStore })
  } catch {
    // What exactly failed is in the log of the database driver; a public answer names no host and no reason.
    return Response.json({ status: 'degraded', database: 'unreachable' }, { status: 503, headers: noStore })
  }
}

const noStore = { 'Cache-Control': 'no-store' }
