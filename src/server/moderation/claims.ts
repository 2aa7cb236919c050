import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { CLAIM_MINUTES } from '@/contracts/moderation'
import type { Recommendation } from '@/payload-types'

import { getId } from './find-missing-fields'
import type { ReviewContext } from './review-context'
import { noClaim, type Reviewed, saveStep } from './save-step'

/** Keeps others from deciding it for a while; claimed again by the same person it is theirs for longer. */
export function claim(context: ReviewContext, item: Recommendation): Promise<Reviewed> {
  const { actor, actorName, now } = context
  const claimExpiresAt = new Date(now.getTime() + CLAIM_MINUTES * 60_000).toISOString()
  return saveStep(context, item, {
    action: 'claim',
    to: 'claimed',
    data: { claimedBy: actor.id, claimedByName: actorName, claimExpiresAt },
    isLogged: !isClaimedBy(item, actor),
  })
}

export function release(context: ReviewContext, item: Recommendation): Promise<Reviewed> {
  return saveStep(context, item, { action: 'release', to: 'pending-review', data: noClaim })
}

/** Whether somebody else may not touch it now. */
export function isClaimedByAnother(item: Recommendation, { actor, now }: ReviewContext): boolean {
  const isRunning = item.status === 'claimed' && Date.parse(item.claimExpiresAt ?? '') > now.getTime()
  return isRunning && !isClaimedBy(item, actor)
}

const isClaimedBy = ({ status, claimedBy }: Recommendation, { id }: ReviewContext['actor']): boolean =>
  status === 'claimed' && getId(claimedBy) === id

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
