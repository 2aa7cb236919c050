import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

/** Fixed windows counted in the database, so that every instance of the app counts the same hits. */
export type Limit = { readonly key: string; readonly hits: number; readonly windowSeconds: number }

export type RateLimitUsage = { readonly isAllowed: boolean; readonly retryAfterSeconds: number }

/**
 * Counts one hit for the key and says whether it is still within the limit. One atomic statement; the clock is the
 * database's. Old windows of the same key are overwritten, so the table holds one row a key.
 */
export async function consumeRateLimit(payload: Payload, { key, hits, windowSeconds }: Limit): Promise<RateLimitUsage> {
  const { rows } = await payload.db.drizzle.execute<{ hits: number; retry_after: number }>(sql`
    INSERT INTO rate_limits AS r (key, window_start, hits)
    VALUES (${key}, to_timestamp(floor(extract(epoch FROM now()) / ${windowSeconds}::int) * ${windowSeconds}::int), 1)
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN r.window_start = excluded.window_start THEN r.hits + 1 ELSE 1 END,
      window_start = excluded.window_start
    RETURNING hits, ceil(extract(epoch FROM window_start) + ${windowSeconds}::int - extract(epoch FROM now()))::int AS retry_after
  `)
  const row = rows[0]
  if (row === undefined) throw new Error('The rate limit was not counted: the database returned no row')
  return { isAllowed: row.hits <= hits, retryAfterSeconds: Math.max(1, row.retry_after) }
}
