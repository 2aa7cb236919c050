import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionConfig, CollectionSlug, Config, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { getSession } from '@/server/database/transaction'

/**
 * Putting a record into the trash takes it off the site at once, and taking it out changes the record, too. Payload can
 * save either as a draft, and then the record would be in the trash for staff and still public for readers. Added as a
 * plugin, as the first hook after a change, so that the others see what readers see.
 */
export const syncTrash: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.trash && hasDraftsEnabled(collection) ? addTrashHook(collection) : collection,
  ),
})

function addTrashHook(collection: CollectionConfig): CollectionConfig {
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const follow: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    if (operation === 'create') return doc
    const { id, deletedAt } = doc as { readonly id: number; readonly deletedAt?: string | null }
    const stored = await req.payload.db.findOne<{ id: number; deletedAt?: string | null }>({
      collection: collection.slug as CollectionSlug,
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
  return {
    ...collection,
    hooks: { ...collection.hooks, afterChange: [follow, ...(collection.hooks?.afterChange ?? [])] },
  }
}
