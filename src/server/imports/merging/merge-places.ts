import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'

import { UNDO_MINUTES } from '@/contracts/moderation'
import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import { mosqueById } from '@/domain/gates/mosques'
import type { Location } from '@/payload-types'
import { expireTags } from '@/server/cache/expire-tags'
import { type CacheTag, cacheTags } from '@/server/cache/tags'
import { REFERENCES_MOVE } from '@/server/database/references-move'
import { inTransaction } from '@/server/database/transaction'

import { mergedValues } from './merged-values'
import { type MovedReferences, moveReferences } from './move-references'

type Merge = {
  readonly payload: Payload
  readonly user: TypedUser
  readonly keptId: number
  readonly oldId: number
  /** `updatedAt` of both as the person saw them; others mean that what they agreed to is not what would be done. */
  readonly seen?: { readonly kept: string; readonly old: string } | undefined
}

/** What a merge found before it wrote; `merge_undo.before`. */
export type MergeBefore = {
  /** The kept place's time stamp after the merge, and the values it had before of what the merge changed. */
  readonly kept: { readonly updatedAt: string; readonly values: Readonly<Record<string, unknown>> }
  readonly old: { readonly updatedAt: string; readonly osmRef: string | null }
  readonly references: readonly MovedReferences[]
  /** Rows of `import_values` that went along with the map object. */
  readonly sourceKeys: readonly string[]
  /** Earlier places whose addresses led to the old one. */
  readonly earlierIds: readonly number[]
  /** Where the old one's own address led before, if it had been merged once already and taken out of the trash since. */
  readonly earlierMerge: EarlierMerge | null
}

type EarlierMerge = {
  readonly kept_id: number
  readonly osm_ref: string | null
  readonly merged_by: number | null
  readonly merged_at: string
}

/**
 * Makes one place of two. The kept one takes over what it lacks and what a person wrote in the other; the other goes to
 * the trash, its address leads to the kept one, and everything that referred to it refers to the kept one. All or
 * nothing, with the rights of the user. For `UNDO_MINUTES` it can be taken back: see `unmergePlaces`.
 *
 * @throws APIError 400, 404 or 409 with a sentence that says what to do.
 */
export async function mergePlaces({ payload, user, keptId, oldId, seen }: Merge): Promise<Location> {
  if (keptId === oldId) throw new APIError('Choose two different places.', 400, null, true)
  if (mosqueById(oldId) !== null) {
    throw new APIError(
      'The two mosques keep their records: keep the mosque and merge the other into it.',
      400,
      null,
      true,
    )
  }
  const touched = new Set<CacheTag>()
  const merged = await inTransaction(
    payload,
    { [OWN_EXPIRY]: touched, [REFERENCES_MOVE]: true },
    async ({ req, execute }) => {
      req.user = user
      // Of two people who merge the same pair, each the other way round, the second sees what the first did.
      await execute(sql`SELECT FROM locations WHERE id IN (${keptId}, ${oldId}) ORDER BY id FOR UPDATE`)
      const keptPlace = await placeToMerge(req, keptId)
      const old = await placeToMerge(req, oldId)
      if (seen !== undefined && (seen.kept !== keptPlace.updatedAt || seen.old !== old.updatedAt)) {
        const message = 'One of the two has been changed since you looked. Load the page again and look at both.'
        throw new APIError(message, 409, null, true)
      }
      const rights = { req, overrideAccess: false, user, depth: 0 } as const

      const osmRef = keptPlace.osmRef ?? old.osmRef ?? null
      const hasOwnRef = keptPlace.osmRef !== null && keptPlace.osmRef !== undefined
      const trashed = await payload.update({
        collection: 'locations',
        id: oldId,
        // The object moves with the place; the trash must not hold on to it, because no two records may share one.
        data: { ...(hasOwnRef ? {} : { osmRef: null }), deletedAt: new Date().toISOString() },
        ...rights,
      })
      const changes = { ...mergedValues(keptPlace, old), osmRef }
      const updated = await payload.update({ collection: 'locations', id: keptId, data: changes, ...rights })

      const { rows: earlier } = (await execute(
        sql`UPDATE place_merges SET kept_id = ${keptId} WHERE kept_id = ${oldId} RETURNING old_id`,
      )) as { rows: readonly { old_id: number }[] }
      const { rows: own } = (await execute(
        sql`SELECT kept_id, osm_ref, merged_by, merged_at FROM place_merges WHERE old_id = ${oldId}`,
      )) as { rows: readonly EarlierMerge[] }
      await execute(sql`
        INSERT INTO place_merges (old_id, kept_id, osm_ref, merged_by)
        VALUES (${oldId}, ${keptId}, ${hasOwnRef ? (old.osmRef ?? null) : null}, ${user.id})
        ON CONFLICT (old_id) DO UPDATE SET kept_id = excluded.kept_id, osm_ref = excluded.osm_ref,
          merged_by = excluded.merged_by, merged_at = now()
      `)
      const { rows: bases } = hasOwnRef
        ? { rows: [] }
        : ((await execute(sql`
            UPDATE import_values SET record_id = ${keptId} WHERE collection = 'locations' AND record_id = ${oldId}
            RETURNING source_key
          `)) as { rows: readonly { source_key: string }[] })
      const before: MergeBefore = {
        kept: { updatedAt: updated.updatedAt, values: pickPreviousValues(keptPlace, changes) },
        old: { updatedAt: trashed.updatedAt, osmRef: old.osmRef ?? null },
        references: await moveReferences(execute, { keptId, oldId }),
        sourceKeys: bases.map(({ source_key }) => source_key),
        earlierIds: earlier.map(({ old_id }) => old_id),
        earlierMerge: own[0] ?? null,
      }
      await execute(sql`DELETE FROM merge_undo WHERE merged_at < now() - make_interval(mins => ${UNDO_MINUTES}::int)`)
      await execute(sql`
        INSERT INTO merge_undo (old_id, kept_id, merged_by, before)
        VALUES (${oldId}, ${keptId}, ${user.id}, ${JSON.stringify(before)}::jsonb)
        ON CONFLICT (old_id) DO UPDATE SET kept_id = excluded.kept_id, merged_by = excluded.merged_by,
          merged_at = excluded.merged_at, before = excluded.before
      `)
      return updated
    },
  )
  expireMerge(payload, { keptId, oldId, touched })
  return merged
}

type Merged = Pick<Merge, 'keptId' | 'oldId'> & { readonly touched: ReadonlySet<CacheTag> }

/**
 * What shows either of the two is made anew.
 *
 * @param touched what the hooks have collected of the records themselves
 */
export function expireMerge(payload: Payload, { keptId, oldId, touched }: Merged): void {
  // The references have moved by SQL.
  const moved = [cacheTags.locations, cacheTags.location(keptId), cacheTags.location(oldId), cacheTags.paths]
  expireTags([...touched, ...moved], payload.logger)
}

function pickPreviousValues(place: Location, changes: object): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = { ...place }
  return Object.fromEntries(Object.keys(changes).map((field) => [field, values[field] ?? null]))
}

/** The place with everything in it, or a sentence why it cannot be merged now. */
async function placeToMerge(req: PayloadRequest, id: number): Promise<Location> {
  const newest = await req.payload.findByID({
    collection: 'locations',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (newest === null) {
    throw new APIError('One of the two places is not there any more. Load the page again.', 404, null, true)
  }
  if (newest._status === 'draft') {
    throw new APIError(
      `“${newest.name}” has changes that are not published. Publish or discard them, then merge.`,
      409,
      null,
      true,
    )
  }
  return newest
}
