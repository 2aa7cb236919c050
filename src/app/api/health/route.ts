import { cms } from '@/content/payload'
import { jsonResponse } from '@/server/http/answers'
import { readTickAge, type TickAge } from '@/server/jobs/tick-age'

/**
 * Whether everything works: 200 `ok`, or 503 `degraded` while the database does not answer (pages are still served) or
 * the minute tick has not been carried through for more than five minutes (nothing scheduled is published then).
 */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  try {
    const { seconds, isOverdue } = await withinLimit(askDatabase())
    return jsonResponse(
      {
        status: isOverdue ? 'degraded' : 'ok',
        database: 'ok',
        tick: isOverdue ? 'overdue' : 'ok',
        secondsSinceTick: seconds,
      },
      isOverdue ? 503 : 200,
    )
  } catch {
    // What failed is in the log of the database driver.
    return jsonResponse({ status: 'degraded', database: 'unreachable' }, 503)
  }
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
