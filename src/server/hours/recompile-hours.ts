import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { compileHours } from './compile-hours'

/**
 * Compiles the hours of every place again and stores what has changed: for rows that were written before there were
 * weekly hours, by an older compiler, or by plain SQL. Returns how many places changed; cached pages are the caller's.
 */
export async function recompileHours({ db }: Pick<Payload, 'db'>): Promise<number> {
  const { rows } = await db.drizzle.execute<{ hours: string | null }>(sql`SELECT DISTINCT hours FROM locations`)
  let changed = 0
  for (const { hours } of rows) {
    const weekly = compileHours(hours)
    const stored = weekly === null ? null : JSON.stringify(weekly)
    const { rowCount } = await db.drizzle.execute(sql`
      UPDATE locations SET weekly_hours = ${stored}::jsonb
      WHERE hours IS NOT DISTINCT FROM ${hours} AND weekly_hours IS DISTINCT FROM ${stored}::jsonb
    `)
    changed += rowCount ?? 0
  }
  return changed
}
