import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

/** Most claims of one tick; the next one takes the rest. */
const BATCH = 200

/**
 * Gives back what somebody claimed and did not decide in time, with a line in the log, in one statement. Called by the
 * minute tick; several instances may call it at once.
 *
 * @returns how many were given back.
 */
export async function expireClaims(payload: Payload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ expired: number }>(sql`
    WITH due AS (
      SELECT id FROM recommendations WHERE status = 'claimed' AND claim_expires_at <= now()
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ), expired AS (
      UPDATE recommendations r SET status = 'pending-review', claimed_by_id = NULL, claimed_by_name = NULL,
        claim_expires_at = NULL, updated_at = now()
      FROM due WHERE r.id = due.id
      RETURNING r.id, r.kind, r.title, r.item_version
    ), logged AS (
      INSERT INTO review_log (item, item_kind, item_title, item_version, action, "from", "to")
      SELECT id, kind::text::enum_review_log_item_kind, title, item_version, 'expire', 'claimed', 'pending-review'
      FROM expired
    )
    SELECT count(*)::int AS expired FROM expired
  `)
  return rows[0]?.expired ?? 0
}
