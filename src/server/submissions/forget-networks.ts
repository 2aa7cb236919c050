import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

/**
 * Forgets which network a submission came from after two days, and the counters of limits that are over. Called by the
 * minute tick; cheap when there is nothing to do.
 */
export async function forgetNetworks(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    WITH counters AS (
      DELETE FROM rate_limits
      WHERE (key LIKE 'submit:%' OR key LIKE 'status:%') AND window_start < now() - interval '2 days'
    )
    UPDATE recommendations SET network_hash = NULL,
      idempotency_key = CASE WHEN kind = 'confirmation' THEN NULL ELSE idempotency_key END
    WHERE network_hash IS NOT NULL AND submitted_at < now() - interval '2 days'
  `)
}
