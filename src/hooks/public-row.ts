import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'

/** A row as readers get it: never the newest version, which may be a draft, and never one in the trash. */
export type PublicRow = Readonly<Record<string, unknown>>

/** `null` for a row that readers do not see. */
export const toPublicRow = (row: unknown): PublicRow | null => {
  if (typeof row !== 'object' || row === null) return null
  const { _status, deletedAt } = row as { readonly _status?: unknown; readonly deletedAt?: unknown }
  // Collections without drafts have no status.
  return (_status ?? 'published') === 'published' && !deletedAt ? (row as PublicRow) : null
}

/** What readers see of a record now, in the transaction of the request. */
export const readPublicRow = async (
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<PublicRow | null> =>
  toPublicRow(
    await req.payload.db.findOne({ collection: collection as CollectionSlug, where: { id: { equals: id } }, req }),
  )

export const readPublicGlobal = async (req: PayloadRequest, slug: string): Promise<PublicRow | null> =>
  toPublicRow(await req.payload.db.findGlobal({ slug: slug as GlobalSlug, req }))

const toKey = (slug: string, id: number | string): string => `publicBefore:${slug}/${id}`

/** What readers saw before the change under way, as one of the hooks below has stored it in the request. */
export const getPublicRowBefore = (req: PayloadRequest, slug: string, id: number | string): PublicRow | null =>
  (req.context[toKey(slug, id)] as PublicRow | null | undefined) ?? null

export const notePublicRow: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = originalDoc?.id as number | string | undefined
  if (id !== undefined) req.context[toKey(collection.slug, id)] = await readPublicRow(req, collection.slug, id)
  return data
}

export const notePublicRowBeforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  req.context[toKey(collection.slug, id)] = await readPublicRow(req, collection.slug, id)
}

export const notePublicGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  req.context[toKey(global.slug, global.slug)] = await readPublicGlobal(req, global.slug)
  return data
}
