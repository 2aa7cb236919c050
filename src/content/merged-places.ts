import { sql } from '@payloadcms/db-postgres/drizzle'

import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { cms } from './payload'

/**
 * The id of the place that an editor merged this one into; `null` for one that was not merged. The tag of all places is
 * needed because that place may be merged into a third one, which expires its own tag and not the tag of this one.
 */
export const findMergeTarget = cached(
  { key: 'merged-place', tags: (id) => [cacheTags.location(id), cacheTags.locations] },
  async (id: number): Promise<number | null> => {
    const payload = await cms()
    const { rows } = await payload.db.drizzle.execute<{ kept_id: number }>(
      sql`SELECT kept_id FROM place_merges WHERE old_id = ${id}`,
    )
    return rows[0]?.kept_id ?? null
  },
)

/**
 * Every merged place by its id, with the id it was merged into; without those an editor has taken out of the trash again.
 */
export const listMergedPlaces = cached(
  { key: 'merged-places', tags: () => [cacheTags.locations] },
  async (): Promise<Readonly<Record<string, number>>> => {
    const payload = await cms()
    const { rows } = await payload.db.drizzle.execute<{ old_id: number; kept_id: number }>(
      sql`
        SELECT old_id, kept_id FROM place_merges
        WHERE NOT EXISTS (SELECT FROM locations WHERE id = old_id AND deleted_at IS NULL)
        ORDER BY old_id
      `,
    )
    return Object.fromEntries(rows.map(({ old_id, kept_id }) => [String(old_id), kept_id]))
  },
)
