import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionConfig, CollectionSlug, Config, Plugin } from 'payload'

import { getSession } from '@/server/database/transaction'

/**
 * The trash takes a record off the site at once, and the way out of it leads back to a record. Payload saves either as a
 * draft when it is asked to, so that a record was in the trash for staff and public for readers. Added as a plugin, as the
 * first of the hooks after a change, so that the others see what readers see.
 */
export const trashAtOnce: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.trash && typeof collection.versions === 'object' && collection.versions.drafts
      ? withTrash(collection)
      : collection,
  ),
})

function withTrash(collection: CollectionConfig): CollectionConfig {
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
    // Taken out as a draft, it is one: what was published before comes back by being published.
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
