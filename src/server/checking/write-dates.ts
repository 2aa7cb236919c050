import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { type CheckedKind, checkedFields } from '@/domain/publishing/next-review'
import { getSession } from '@/server/database/transaction'

export type Dates = { readonly id: number; readonly checkedOn: string; readonly reviewDueOn: string }

/** Of a statement that changes more, the triggers note "everything", and every page would be made anew. */
const ROWS_A_STATEMENT = 100

/**
 * Writes the dates into what readers see and into the newest published version and all drafts since, so that none of these
 * brings the old ones back. By SQL, because a save of the CMS makes a version, moves time stamps and releases locks.
 */
export async function writeDates(
  req: PayloadRequest,
  { collection, hasDrafts }: { readonly collection: CheckedKind; readonly hasDrafts: boolean },
  dates: readonly Dates[],
): Promise<void> {
  const db = await getSession(req)
  const table = collection.replaceAll('-', '_')
  const { group } = checkedFields[collection]
  const column = (prefix: string, name: string) =>
    sql.identifier(`${prefix}${group === null ? '' : `${group}_`}${name}`)
  const [rows, versions] = [sql.identifier(table), sql.identifier(`_${table}_v`)]
  const isPublished = hasDrafts ? sql`published.version__status = 'published'` : sql`true`
  for (let start = 0; start < dates.length; start += ROWS_A_STATEMENT) {
    const json = JSON.stringify(dates.slice(start, start + ROWS_A_STATEMENT))
    const x = sql`jsonb_to_recordset(${json}::jsonb) AS x (id int, "checkedOn" timestamptz, "reviewDueOn" timestamptz)`
    const set = (prefix: string) => sql`
      SET ${column(prefix, 'checked_on')} = x."checkedOn", ${column(prefix, 'review_due_on')} = x."reviewDueOn" FROM ${x}`
    await db.execute(sql`UPDATE ${rows} AS r ${set('')} WHERE r.id = x.id`)
    await db.execute(sql`
      UPDATE ${versions} AS v ${set('version_')} WHERE v.parent_id = x.id AND v.updated_at >= coalesce(
        (SELECT max(published.updated_at) FROM ${versions} AS published WHERE published.parent_id = x.id AND ${isPublished}),
        '-infinity')
    `)
  }
}
