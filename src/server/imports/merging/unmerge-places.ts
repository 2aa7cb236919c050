import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'

import { hasRole } from '@/access/roles'
import { UNDO_MINUTES } from '@/contracts/moderation'
import type { Location } from '@/payload-types'
import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import type { CacheTag } from '@/server/cache/tags'
import { inTransaction } from '@/server/database/transaction'

import { expireMerge, type MergeBefore } from './merge-places'
import { moveReferencesBack } from './move-references'

type Unmerge = { readonly payload: Payload; readonly user: TypedUser; readonly oldId: number }

type Names = { readonly kept: string; readonly old: string }

/**
 * Takes a merge back, for `UNDO_MINUTES` and for the person who did it or an administrator: both places are as they were,
 * each under its own address, with what referred to it. All or nothing, with the rights of the user.
 *
 * @throws APIError 403 or 409 with a sentence that says what to do.
 */
export async function unmergePlaces({ payload, user, oldId }: Unmerge): Promise<Names> {
  const touched = new Set<CacheTag>()
  const { keptId, names } = await inTransaction(payload, { [OWN_EXPIRY]: touched }, async ({ req, execute }) => {
    req.user = user
    const { rows } = (await execute(sql`
      SELECT kept_id, merged_by, before, merged_at > now() - make_interval(mins => ${UNDO_MINUTES}::int) AS in_time
      FROM merge_undo WHERE old_id = ${oldId} FOR UPDATE
    `)) as { rows: readonly Row[] }
    const [row] = rows
    if (row?.in_time !== true) {
      throw refusal(
        409,
        `A merge can be taken back for ${UNDO_MINUTES} minutes. Take the place out of the trash instead.`,
      )
    }
    if (row.merged_by !== user.id && !hasRole(user, ['admin'])) {
      throw refusal(403, 'Only the person who merged the two, or an administrator, can take it back.')
    }
    const { kept_id: keptId, before } = row
    await execute(sql`SELECT FROM locations WHERE id IN (${keptId}, ${oldId}) ORDER BY id FOR UPDATE`)
    const [kept, old] = [await newest(req, keptId), await newest(req, oldId)]
    if (kept === null || old === null || isChanged(kept, before.kept) || isChanged(old, before.old)) {
      const message = 'One of the two has been changed since the merge. Take the other out of the trash instead.'
      throw refusal(409, message)
    }

    const rights = { req, overrideAccess: false, user, depth: 0 } as const
    // First, because no two records may share a map object. The fields of a merge are this collection's own.
    const separated = await payload.update({
      collection: 'locations',
      id: keptId,
      data: before.kept.values,
      ...rights,
    })
    const restored = await payload.update({
      collection: 'locations',
      id: oldId,
      trash: true,
      data: { deletedAt: null, osmRef: before.old.osmRef, _status: 'published' },
      ...rights,
    })
    await moveReferencesBack(execute, { keptId, oldId }, before.references)
    await execute(sql`
      UPDATE import_values SET record_id = ${oldId}
      WHERE collection = 'locations' AND record_id = ${keptId}
        AND source_key = ANY (${sql.param([...before.sourceKeys])}::text[])
    `)
    await execute(sql`
      UPDATE place_merges SET kept_id = ${oldId}
      WHERE kept_id = ${keptId} AND old_id = ANY (${sql.param([...before.earlierIds])}::int[])
    `)
    await execute(sql`DELETE FROM place_merges WHERE old_id = ${oldId}`)
    if (before.earlierMerge !== null) {
      const { kept_id, osm_ref, merged_by, merged_at } = before.earlierMerge
      await execute(sql`
        INSERT INTO place_merges (old_id, kept_id, osm_ref, merged_by, merged_at)
        VALUES (${oldId}, ${kept_id}, ${osm_ref}, ${merged_by}, ${merged_at}::timestamptz)
      `)
    }
    await execute(sql`DELETE FROM merge_undo WHERE old_id = ${oldId}`)
    return { keptId, names: { kept: separated.name, old: restored.name } }
  })
  expireMerge(payload, { keptId, oldId, touched })
  return names
}

type Row = {
  readonly kept_id: number
  readonly merged_by: number
  readonly before: MergeBefore
  readonly in_time: boolean
}

/** With what is not published yet, which is a change too; in the trash or not. */
function newest(req: PayloadRequest, id: number): Promise<Location | null> {
  return req.payload.findByID({
    collection: 'locations',
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
    user: req.user,
  })
}

const isChanged = (place: Location, { updatedAt }: { readonly updatedAt: string }): boolean =>
  place.updatedAt !== updatedAt || place._status === 'draft'

const refusal = (status: number, message: string): APIError => new APIError(message, status, null, true)
