import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionSlug, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { getSession } from '@/server/database/transaction'

import { changeEach, withHooks } from './change-each'

/**
 * Putting a record into the trash takes it off the site at once, and taking it out changes the record, too. Payload can
 * save either as a draft, and then the record would be in the trash for staff and still public for readers. Added as a
 * plugin, as the first hook after a change, so that the others see what readers see.
 */
export const syncTrash: Plugin = changeEach({
  which: hasDraftsEnabled,
  collection: (collection) =>
    collection.trash ? withHooks(collection, { afterChange: [followTrash(collection.slug)] }, 'before') : collection,
})

function followTrash(slug: string): CollectionAfterChangeHook {
  const table = sql.identifier(slug.replaceAll('-', '_'))
  return async ({ doc, operation, req }) => {
    if (operation === 'create') return doc
    const { id, deletedAt } = doc as { readonly id: number; readonly deletedAt?: string | null }
    const stored = await req.payload.db.findOne<{ id: number; deletedAt?: string | null }>({
      collection: slug as CollectionSlug,
      where: { id: { equals: id } },
      req,
    })
    if (stored === null || Boolean(stored.deletedAt) === Boolean(deletedAt)) return doc
    const db = await getSession(req)
    // Taken out as a draft, it becomes a draft; an editor publishes it again.
    await db.execute(
      deletedAt
        ? sql`UPDATE ${table} SET deleted_at = ${deletedAt}::timestamptz, updated_at = now() WHERE id = ${id}`
        : sql`UPDATE ${table} SET deleted_at = NULL, _status = 'draft', updated_at = now() WHERE id = ${id}`,
    )
    return doc
  }
}
