import { sql } from '@payloadcms/db-postgres/drizzle'

import { cached } from '../cache/cached'
import { cacheTags } from '../cache/tags'
import { cms } from './payload'

/** The place that an address without a place leads to, because an editor has merged the two; `null` for all others. */
export const findMergedInto = cached(
  { key: 'merged-place', tags: (id) => [cacheTags.location(id)] },
  async (id: number): Promise<number | null> => {
    const payload = await cms()
    const { rows } = await payload.db.drizzle.execute<{ kept_id: number }>(
      sql`SELECT kept_id FROM place_merges WHERE old_id = ${id}`,
    )
    return rows[0]?.kept_id ?? null
  },
)
