import { createHmac } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { addressPrefix } from '@/server/security/client-address'
import { derivedKey } from '@/server/security/derived-key'

const HASH_BYTES = 12

/**
 * A keyed hash of the network a request comes from; another one each day (UTC). Nothing else of an address is ever stored, and
 * this is deleted after two days: see `clearNetworks`.
 */
export function networkHash(headers: Pick<Headers, 'get'>, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', derivedKey('network'))
    .update(`${day} ${addressPrefix(headers)}`)
    .digest()
    .subarray(0, HASH_BYTES)
    .toString('base64url')
}

/**
 * Deletes the network hashes of submissions after two days, and the counters of rate limits that are over. Called by the minute
 * tick; cheap when there is nothing to do.
 */
export async function clearNetworks(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    WITH counters AS (
      DELETE FROM rate_limits WHERE window_start < now() - interval '2 days'
    )
    UPDATE recommendations SET network_hash = NULL,
      idempotency_key = CASE WHEN kind = 'confirmation' THEN NULL ELSE idempotency_key END
    WHERE network_hash IS NOT NULL AND submitted_at < now() - interval '2 days'
  `)
}
