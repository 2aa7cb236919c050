import { cms } from '@/content/payload'
import { env } from '@/env'
import { type DiskState, judgeFullest, readDiskSpace } from '@/server/disk-space'
import { jsonResponse } from '@/server/http/answers'
import { canMakePages } from '@/server/http/page-probe'
import { readTickAge, type TickAge } from '@/server/jobs/tick-age'

/**
 * Whether everything works: 200 `ok`, or 503 `degraded` while the database does not answer (pages are still served), the
 * minute tick has not been carried through for more than five minutes (nothing scheduled is published then), no new page can
 * be made, or a disk of this machine is full. One that is low is only said.
 */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const [tick, disk] = await Promise.all([withinLimit(askDatabase()).catch(() => null), readDiskState()])
  // What failed is in the log of the database driver.
  if (tick === null) return jsonResponse({ status: 'degraded', database: 'unreachable', disk }, 503)
  const { seconds, isOverdue } = tick
  const isMakingPages = await canMakePages()
  const isWell = !isOverdue && isMakingPages !== false && disk !== 'full'
  return jsonResponse(
    {
      status: isWell ? 'ok' : 'degraded',
      database: 'ok',
      ...(isMakingPages !== undefined && { pages: isMakingPages ? 'ok' : 'failing' }),
      disk,
      tick: isOverdue ? 'overdue' : 'ok',
      secondsSinceTick: seconds,
    },
    isWell ? 200 : 503,
  )
}

async function askDatabase(): Promise<TickAge> {
  return readTickAge(await cms(), process.uptime())
}

/** Of the project with its build, the data of the own PostgreSQL and the pictures, which may each be a volume of its own. */
async function readDiskState(): Promise<DiskState> {
  const spaces = await withinLimit(Promise.all(['.', '.data', env.MEDIA_DIR].map(readDiskSpace))).catch(() => [])
  return judgeFullest(spaces.flatMap((space) => space ?? []))
}

/** A timeout, because a database or a disk that hangs sends no error. */
async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It is silent')), PATIENCE_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const PATIENCE_MS = 2_000
