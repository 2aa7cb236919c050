import { sql } from '@payloadcms/db-postgres/drizzle'

import { cms } from '@/content/payload'

/** Whether everything works: 200 `ok`, or 503 `degraded` while the database does not answer (pages are still served). */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  try {
    await withinLimit(askDatabase())
    return Response.json({ status: 'ok', database: 'ok' }, { headers: noStore })
  } catch {
    // What exactly failed is in the log of the database driver; a public answer names no host and no reason.
    return Response.json({ status: 'degraded', database: 'unreachable' }, { status: 503, headers: noStore })
  }
}

async function askDatabase(): Promise<void> {
  const payload = await cms()
  await payload.db.drizzle.execute(sql`SELECT 1`)
}

/** A database that hangs refuses nothing; whoever asks about our health does not wait for it. */
async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database is silent')), PATIENCE_MS)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const PATIENCE_MS = 2_000

const noStore = { 'Cache-Control': 'no-store' }
