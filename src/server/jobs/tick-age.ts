import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { LAST_TICK } from './last-tick'

/** Five ticks have not come, or were not carried through. */
const OVERDUE_SECONDS = 300

export type TickAge = {
  /** Since a tick was last carried through, on whichever instance; `null` when none ever was. */
  readonly seconds: number | null
  readonly isOverdue: boolean
}

/** Notes that a tick was carried through, by the clock of the database. */
export async function noteTick({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`
    INSERT INTO payload_kv (key, data) VALUES (${LAST_TICK}, jsonb_build_object('at', now()))
    ON CONFLICT (key) DO UPDATE SET data = excluded.data
  `)
}

/** `upSeconds`: how long this process has been running. While no process ran there were no ticks, and that is not overdue. */
export async function readTickAge({ db }: Payload, upSeconds: number): Promise<TickAge> {
  const { rows } = await db.drizzle.execute<{ seconds: number }>(sql`
    SELECT extract(epoch FROM now() - (data ->> 'at')::timestamptz)::int AS seconds FROM payload_kv WHERE key = ${LAST_TICK}
  `)
  const seconds = rows[0]?.seconds ?? null
  return { seconds, isOverdue: Math.min(seconds ?? Number.POSITIVE_INFINITY, upSeconds) > OVERDUE_SECONDS }
}
