import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'

import { SKIP_EXPIRY } from '@/server/cache/skip-expiry'
import { mosqueById } from '@/lib/mosques'
import type { Location } from '@/payload-types'
import { expireTags } from '@/server/cache/expire-tags'
import { cacheTags } from '@/server/cache/tags'
import { inTransaction } from '@/server/database/transaction'

import { mergedValues } from './merged-values'

type Merge = { readonly payload: Payload; readonly user: TypedUser; readonly keptId: number; readonly oldId: number }

/**
 * Makes one place of two. The kept one takes over what it lacks and what a person wrote in the other; the other goes to
 * the trash, its address leads to the kept one, and everything that referred to it refers to the kept one. All or
 * nothing, with the rights of the user.
 *
 * @throws APIError 400, 404 or 409 with a sentence that says what to do.
 */
export async function mergePlaces({ payload, user, keptId, oldId }: Merge): Promise<Location> {
  if (keptId === oldId) throw new APIError('Choose two different places.', 400, null, true)
  if (mosqueById(oldId) !== null) {
    throw new APIError(
      'The two mosques keep their records: keep the mosque and merge the other into it.',
      400,
      null,
      true,
    )
  }
  const merged = await inTransaction(payload, { [SKIP_EXPIRY]: true }, async ({ req, execute }) => {
    req.user = user
    const kept = await placeToMerge(req, keptId)
    const old = await placeToMerge(req, oldId)
    const rights = { req, overrideAccess: false, user, depth: 0 } as const

    const osmRef = kept.osmRef ?? old.osmRef ?? null
    const keepsOwnRef = kept.osmRef !== null && kept.osmRef !== undefined
    await payload.update({
      collection: 'locations',
      id: oldId,
      // The object moves with the place; the trash must not hold on to it, because no two records may share one.
      data: { ...(keepsOwnRef ? {} : { osmRef: null }), deletedAt: new Date().toISOString() },
      ...rights,
    })
    const updated = await payload.update({
      collection: 'locations',
      id: keptId,
      data: { ...mergedValues(kept, old), osmRef },
      ...rights,
    })
    await execute(sql`UPDATE place_merges SET kept_id = ${keptId} WHERE kept_id = ${oldId}`)
    await execute(sql`
      INSERT INTO place_merges (old_id, kept_id, osm_ref, merged_by)
      VALUES (${oldId}, ${keptId}, ${keepsOwnRef ? (old.osmRef ?? null) : null}, ${user.id})
      ON CONFLICT (old_id) DO UPDATE SET kept_id = excluded.kept_id, osm_ref = excluded.osm_ref,
        merged_by = excluded.merged_by, merged_at = now()
    `)
    if (!keepsOwnRef) {
      await execute(sql`
        UPDATE import_values SET record_id = ${keptId} WHERE collection = 'locations' AND record_id = ${oldId}
      `)
    }
    await execute(referencesMoved({ keptId, oldId }))
    return updated
  })
  expireTags(
    [cacheTags.locations, cacheTags.location(keptId), cacheTags.location(oldId), cacheTags.paths],
    payload.logger,
  )
  return merged
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

/**
 * Every table whose rows point at a place, asked of the database itself so that a new collection is not forgotten. Not
 * moved: the place's own history, and the gates, which belong to the two mosques that are never merged away.
 */
function referencesMoved({ keptId, oldId }: { keptId: number; oldId: number }) {
  return sql.raw(`
    DO $$
    DECLARE reference record;
    BEGIN
      FOR reference IN
        SELECT quote_ident(t.relname) AS table_name, quote_ident(a.attname) AS column_name
        FROM pg_constraint c
        JOIN pg_class t ON t.oid = c.conrelid
        JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid = 'locations'::regclass
          AND t.relname NOT LIKE '%locations\\_v' AND t.relname NOT LIKE 'locations\\_%' AND t.relname NOT LIKE 'payload\\_%'
      LOOP
        EXECUTE format('UPDATE %s SET %s = ${Number(keptId)} WHERE %s = ${Number(oldId)}',
          reference.table_name, reference.column_name, reference.column_name);
      END LOOP;
    END $$`)
}
