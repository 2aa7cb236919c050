import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { env } from '@/env'

/** Where Payload keeps single values; the key is ours. */
const KEY = 'failures-mailed'

/** One mail names so many; the screens have the rest. */
const MAX_NAMED = 20

type Failure = {
  readonly what: 'import' | 'job'
  readonly title: string
  readonly reason: string | null
}

type Row = Failure & {
  /** The database's clock, for the next look. */
  readonly now: string
}

/**
 * Tells administrators by mail of imports and jobs that have failed since the last time it was called, in one message; in the log
 * while no mail server is set. Called every minute by the leader of the tick. Never throws. What could not be sent is tried
 * with the next tick; the first call of all only remembers when it was.
 */
export async function mailFailures(payload: Payload): Promise<'failed' | 'nothing' | 'sent'> {
  try {
    const { rows } = await payload.db.drizzle.execute<Row>(FAILURES)
    const failures = rows.filter(({ title }) => title !== null)
    if (failures.length > 0) await send(payload, failures)
    const now = rows[0]?.now
    await payload.db.drizzle.execute(sql`
      INSERT INTO payload_kv (key, data) VALUES (${KEY}, jsonb_build_object('at', coalesce(${now}::timestamptz, now())))
      ON CONFLICT (key) DO UPDATE SET data = excluded.data
    `)
    return failures.length > 0 ? 'sent' : 'nothing'
  } catch (err) {
    payload.logger.error({ msg: 'Administrators were not told of what has failed', err })
    return 'failed'
  }
}

/** One row at least, with the time. A row that was written in the same moment is left for the next look. */
const FAILURES = sql`
  WITH looked AS (SELECT clock_timestamp() AS now, (SELECT (data ->> 'at')::timestamptz FROM payload_kv WHERE key = ${KEY}) AS since),
  failures AS (
    SELECT 'import' AS what, title, error AS reason, finished_at AS at FROM import_runs WHERE status::text = 'failed'
    UNION ALL
    SELECT 'job', coalesce(nullif(input ->> 'title', ''), task_slug::text), error ->> 'message', updated_at FROM payload_jobs
      WHERE completed_at IS NULL AND has_error
  )
  SELECT looked.now::text AS now, what, title, reason FROM looked
  LEFT JOIN failures ON failures.at > looked.since AND failures.at <= looked.now
  ORDER BY failures.at
`

async function send(payload: Payload, failures: readonly Failure[]): Promise<void> {
  const subject = `${failures.length === 1 ? '1 import or job' : `${failures.length} imports or jobs`} failed`
  payload.logger.warn({ msg: subject, failures: failures.slice(0, MAX_NAMED) })
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { in: ['admin'] } },
    pagination: false,
    depth: 0,
    select: { email: true },
    // The server asks for itself, without a signed-in user.
    overrideAccess: true,
  })
  const bcc = docs.map(({ email }) => email)
  if (bcc.length === 0) return
  const admin = `${env.SITE_URL}${payload.config.routes.admin}`
  const isOf = (what: Failure['what']) => failures.some((failure) => failure.what === what)
  const text = [
    `${subject}:`,
    '',
    ...failures
      .slice(0, MAX_NAMED)
      .map(({ title, reason }) => `  ${title}: ${reason ?? 'the log of the guide says why'}`),
    ...(failures.length > MAX_NAMED ? [`  … and ${failures.length - MAX_NAMED} more`] : []),
    '',
    ...(isOf('import') ? [`Imports: ${admin}/imports`] : []),
    ...(isOf('job') ? [`Jobs: ${admin}/collections/payload-jobs`] : []),
    '',
  ].join('\n')
  await payload.sendEmail({ bcc, subject, text })
}
