import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { type CheckedKind, checkedFields } from '@/domain/publishing/next-review'
import { cityDay } from '@/lib/dates/dates'
import { expireTags } from '@/server/cache/expire-tags'
import { readNotedTags } from '@/server/database/content-changes'
import { inTransaction } from '@/server/database/transaction'

/** Where Payload keeps single values; the key is ours. */
const KEY = 'reviews-renewed'

/** The day of a fact is on no page. */
const shown = (Object.keys(checkedFields) as CheckedKind[]).filter((kind) => kind !== 'facts')

/**
 * Once a day renews the pages of what has come due since it was last done: they say so, and are kept until something changes.
 * The rows are written as they are, so that the database notes them for every instance. The caller leads the tick.
 */
export async function renewDue(payload: Payload, now: Date): Promise<void> {
  const today = cityDay(now)
  const { rows } = await payload.db.drizzle.execute<{ day: string }>(
    sql`SELECT data ->> 'day' AS day FROM payload_kv WHERE key = ${KEY}`,
  )
  const last = rows[0]?.day
  if (last === today) return
  const tags = await inTransaction(payload, {}, async ({ req, execute }) => {
    // On the first day nothing was made before.
    if (last !== undefined) {
      for (const kind of shown) {
        const { group } = checkedFields[kind]
        const due = sql.identifier(`${group === null ? '' : `${group}_`}review_due_on`)
        const day = sql`(${due} AT TIME ZONE 'Asia/Riyadh')::date`
        await execute(sql`
          UPDATE ${sql.identifier(kind.replaceAll('-', '_'))} SET ${due} = ${due}
          WHERE ${day} > ${last}::date AND ${day} <= ${today}::date
        `)
      }
    }
    await execute(sql`
      INSERT INTO payload_kv (key, data) VALUES (${KEY}, jsonb_build_object('day', ${today}::text))
      ON CONFLICT (key) DO UPDATE SET data = excluded.data
    `)
    return readNotedTags(req)
  })
  expireTags(tags, payload.logger)
}
