import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { type ScheduledChange, SCHEDULED_TASK, type Target } from './scheduled-change'

/** Payload's own task, from before ours: it publishes the newest draft. What waits under it is still listed and run. */
const STOCK_TASK = 'schedulePublish'

/** A change that waits, is just being carried out, or has failed. */
export type Scheduled = {
  readonly id: number
  readonly type: ScheduledChange['type']
  /** ISO 8601, as are the others. */
  readonly at: string
  readonly timezone: string | null
  /** Name of who scheduled it; `null` when the account is gone. */
  readonly by: string | null
  readonly title: string
  readonly collection: string | null
  readonly recordId: number | null
  readonly global: string | null
  /** When the version was saved; `null` for an unpublishing. */
  readonly savedAt: string | null
  /** For its address among the versions, where only the newest are kept. */
  readonly versionId: number | null
  /** Why it was not carried out; `null` while it waits. */
  readonly failure: string | null
}

/** Jobs that have not been done, of one record or page, of a collection, or of everything. */
export function whereUnfinished(scope: Target | { readonly collection: string } | null): SQL {
  const waiting = sql`task_slug::text IN (${SCHEDULED_TASK}, ${STOCK_TASK}) AND completed_at IS NULL`
  if (scope === null) return waiting
  if ('global' in scope) return sql`${waiting} AND input ->> 'global' = ${scope.global}`
  const collection = sql`${waiting} AND input -> 'doc' ->> 'relationTo' = ${scope.collection}`
  return 'id' in scope ? sql`${collection} AND input -> 'doc' ->> 'value' = ${String(scope.id)}` : collection
}

/** More are not listed: each is one line. */
const MAX_LISTED = 200

/** Failed ones first, then by the time they are due. The caller has judged who may see it. */
export async function listScheduled(
  { db }: Payload,
  scope: Target | { readonly collection: string } | null,
): Promise<readonly Scheduled[]> {
  const { rows } = await db.drizzle.execute<Row>(sql`
    SELECT jobs.id, input ->> 'type' AS type, coalesce((input ->> 'at')::timestamptz, wait_until, created_at) AS at,
      input ->> 'timezone' AS timezone, (SELECT name FROM users WHERE users.id = (input -> 'user' ->> 'value')::int) AS by,
      coalesce(input ->> 'title', '') AS title, input -> 'doc' ->> 'relationTo' AS collection,
      (input -> 'doc' ->> 'value')::int AS record_id, input ->> 'global' AS global,
      (input -> 'version' ->> 'savedAt') AS saved_at, (input -> 'version' ->> 'id')::int AS version_id,
      has_error, CASE WHEN (error ->> 'cancelled')::boolean THEN error ->> 'message' END AS words
    FROM payload_jobs AS jobs WHERE ${whereUnfinished(scope)}
    ORDER BY has_error DESC NULLS LAST, at, jobs.id LIMIT ${MAX_LISTED}
  `)
  return rows.map(({ record_id, saved_at, version_id, has_error, words, type, at, ...row }) => ({
    ...row,
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    at: new Date(at).toISOString(),
    recordId: record_id,
    savedAt: saved_at,
    versionId: version_id,
    failure: has_error === true ? (words ?? 'Something went wrong on our side. Tell an administrator.') : null,
  }))
}

type Row = Pick<Scheduled, 'id' | 'timezone' | 'by' | 'title' | 'collection' | 'global'> & {
  readonly type: string | null
  readonly at: string | Date
  readonly record_id: number | null
  readonly saved_at: string | null
  readonly version_id: number | null
  readonly has_error: boolean | null
  readonly words: string | null
}
