import { cms } from '@/content/payload'
import { jsonResponse } from '@/server/http/answers'
import { canMakePages } from '@/server/http/page-probe'
import { readTickAge, type TickAge } from '@/server/jobs/tick-age'

/**
 * Whether everything works: 200 `ok`, or 503 `degraded` while the database does not answer (pages are still served), the
 * minute tick has not been carried through for more than five minutes (nothing scheduled is published then), or no new page
 * can be made.
 */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const tick = await withinLimit(askDatabase()).catch(() => null)
  // What failed is in the log of the database driver.
  if (tick === null) return jsonResponse({ status: 'degraded', database: 'unreachable' }, 503)
  const { seconds, isOverdue } = tick
  const isMakingPages = await canMakePages()
  const isWell = !isOverdue && isMakingPages !== false
  return jsonResponse(
    {
      status: isWell ? 'ok' : 'degraded',
      database: 'ok',
      ...(isMakingPages !== undefined && { pages: isMakingPages ? 'ok' : 'failing' }),
      tick: isOverdue ? 'overdue' : 'ok',
      secondsSinceTick: seconds,
    },
    isWell ? 200 : 503,
  )
}

async function askDatabase(): Promise<TickAge> {
  return readTickAge(await cms(), process.uptime())
}

/** A timeout, because a database that hangs sends no error. */
async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database is silent')), PATIENCE_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const PATIENCE_MS = 2_000
