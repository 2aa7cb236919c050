import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type TypedUser } from 'payload'

import { hasRole } from '@/access/roles'
import { UNDO_MINUTES } from '@/contracts/moderation'

type By = { readonly payload: Payload; readonly user: TypedUser }

/** A decision about two places that can still be taken back: the other one went into the kept one, or they are two. */
export type RecentDecision = {
  readonly kind: 'merge' | 'distinct'
  readonly keptId: number
  readonly keptName: string
  readonly otherId: number
  readonly otherName: string
  /** ISO. */
  readonly undoUntil: string
}

const IN_TIME = sql`now() - make_interval(mins => ${UNDO_MINUTES}::int)`

/** One's own, and for administrators everybody's, the newest first. */
export async function listRecentDecisions({ payload, user }: By): Promise<readonly RecentDecision[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT d.kind, d.kept_id, kept.name AS kept_name, d.other_id, other.name AS other_name,
      d.at + make_interval(mins => ${UNDO_MINUTES}::int) AS until
    FROM (
      SELECT 'merge' AS kind, kept_id, old_id AS other_id, merged_at AS at FROM merge_undo
      WHERE merged_at > ${IN_TIME} AND ${mayUndo(user, sql`merged_by`)}
      UNION ALL
      SELECT 'distinct', first_id, second_id, decided_at FROM place_distinctions
      WHERE decided_at > ${IN_TIME} AND ${mayUndo(user, sql`decided_by`)}
    ) d
    JOIN locations kept ON kept.id = d.kept_id
    JOIN locations other ON other.id = d.other_id
    ORDER BY d.at DESC
  `)
  return rows.map(({ kind, kept_id, kept_name, other_id, other_name, until }) => ({
    kind,
    keptId: kept_id,
    keptName: kept_name ?? '',
    otherId: other_id,
    otherName: other_name ?? '',
    undoUntil: new Date(until).toISOString(),
  }))
}

/**
 * Forgets that two places were told apart, so that the pair is offered again. For `UNDO_MINUTES`.
 *
 * @throws APIError 409 when it is too late or was done by somebody else.
 */
export async function deleteDistinct({ payload, user }: By, ids: readonly [number, number]): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    DELETE FROM place_distinctions
    WHERE first_id = ${Math.min(...ids)} AND second_id = ${Math.max(...ids)}
      AND decided_at > ${IN_TIME} AND ${mayUndo(user, sql`decided_by`)}
    RETURNING 1
  `)
  if (rows.length > 0) return
  throw new APIError(`One’s own decision can be taken back for ${UNDO_MINUTES} minutes.`, 409, null, true)
}

const mayUndo = (user: TypedUser, by: SQL): SQL => (hasRole(user, ['admin']) ? sql`true` : sql`${by} = ${user.id}`)

type Row = {
  readonly kind: RecentDecision['kind']
  readonly kept_id: number
  readonly kept_name: string | null
  readonly other_id: number
  readonly other_name: string | null
  readonly until: string
}
