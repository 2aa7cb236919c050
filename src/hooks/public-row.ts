import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'

/** A row as readers get it: never the newest version, which a draft may be, and never one in the trash. */
export type PublicRow = Readonly<Record<string, unknown>>

/** `null` where readers see nothing of it. */
export const publicOnly = (row: unknown): PublicRow | null => {
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
  publicOnly(
    await req.payload.db.findOne({ collection: collection as CollectionSlug, where: { id: { equals: id } }, req }),
  )

export const readPublicGlobal = async (req: PayloadRequest, slug: string): Promise<PublicRow | null> =>
  publicOnly(await req.payload.db.findGlobal({ slug: slug as GlobalSlug, req }))

const keyOf = (slug: string, id: number | string): string => `publicBefore:${slug}/${id}`

/** What readers saw before the change under way, as one of the hooks below has noted it. */
export const publicRowBefore = (req: PayloadRequest, slug: string, id: number | string): PublicRow | null =>
  (req.context[keyOf(slug, id)] as PublicRow | null | undefined) ?? null

export const notePublicRow: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = originalDoc?.id as number | string | undefined
  if (id !== undefined) req.context[keyOf(collection.slug, id)] = await readPublicRow(req, collection.slug, id)
  return data
}

export const notePublicRowBeforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  req.context[keyOf(collection.slug, id)] = await readPublicRow(req, collection.slug, id)
}

export const notePublicGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  req.context[keyOf(global.slug, global.slug)] = await readPublicGlobal(req, global.slug)
  return data
}
