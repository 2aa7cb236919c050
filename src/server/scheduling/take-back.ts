import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { whereUnfinished } from './list-scheduled'
import { mayPublish } from './may-publish'
import { ScheduleFailure, parseTarget } from './scheduled-change'

/**
 * Takes a scheduled change back, or a failed one off the lists. One that is gone already is as good as taken back.
 *
 * @throws ScheduleFailure with words for the person
 */
export async function takeBack(req: PayloadRequest, id: number): Promise<void> {
  const { drizzle } = req.payload.db
  const { rows } = await drizzle.execute<{
    collection: string | null
    record_id: number | null
    global: string | null
  }>(
    sql`SELECT input -> 'doc' ->> 'relationTo' AS collection, (input -> 'doc' ->> 'value')::int AS record_id,
          input ->> 'global' AS global
        FROM payload_jobs WHERE id = ${id} AND ${whereUnfinished(null)}`,
  )
  const [row] = rows
  if (row === undefined) return
  const target = parseTarget({
    doc: row.collection === null ? undefined : { relationTo: row.collection, value: row.record_id ?? 0 },
    global: row.global ?? undefined,
  })
  if (target === null || !(await mayPublish(req, target))) {
    throw new ScheduleFailure('Only who may publish this may take it back.')
  }
  // Noted as done, so that it is not run; kept, so that an administrator sees what became of it.
  const { rowCount } = await drizzle.execute(sql`
    UPDATE payload_jobs SET completed_at = now(), updated_at = now(),
      input = input || jsonb_build_object('takenBackBy', ${req.user?.id ?? null}::int)
    WHERE id = ${id} AND ${whereUnfinished(null)} AND NOT coalesce(processing, false)
  `)
  if (rowCount === 0) throw new ScheduleFailure('It is being carried out just now.')
}
