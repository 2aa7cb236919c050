import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

import { getSession } from './transaction'

/** Publishes to the other instances that these tags have changed, where no trigger of the database does: see `createChangeFeed`. */
export async function publishTags({ db }: Payload, tags: readonly string[]): Promise<void> {
  await db.drizzle.execute(sql`
    WITH noted AS (
      INSERT INTO content_changes (tags, writer)
      VALUES (${sql.param(tags)}::text[], current_setting('application_name'))
    )
    SELECT pg_notify('pilgrim_guide_content', '')
  `)
}

/** Deletes changes after two days. An instance that has not read for so long renews everything. */
export async function deleteOldChanges({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`DELETE FROM content_changes WHERE changed_at < now() - interval '2 days'`)
}

/** The tags that triggers have noted so far in the transaction of the request, for a writer of SQL that has no list of them. */
export async function readNotedTags(req: PayloadRequest): Promise<readonly string[]> {
  const db = await getSession(req)
  const { rows } = await db.execute<{ tag: string }>(
    sql`SELECT DISTINCT unnest(tags) AS tag FROM content_changes WHERE transaction = pg_current_xact_id()`,
  )
  return rows.map(({ tag }) => tag)
}
