import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload'

import { addressOf, type AddressedCollection, isAddressed } from '@/lib/addresses'
import { aliasTarget } from '@/lib/routes'
import { VIEW_SEGMENT } from '@/lib/views'
import { expireTags } from '@/server/cache/expire-tags'
import { SKIP_EXPIRY } from '@/server/cache/skip-expiry'
import { cacheTags } from '@/server/cache/tags'
import { dropRedirectFrom, dropRedirectsTo, leaveRedirect } from '@/server/redirects/write-redirects'

/**
 * The address of a page never just dies. When a published record gets another address or goes, its old one leads to the
 * record, wherever it is by then; what is published at an old address takes that over. It counts what readers see, so a
 * draft changes nothing. Added as a plugin, so that it runs after what a collection itself puts right.
 */
export const keepAddresses: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isAddressed(collection.slug) ? keeping(collection, collection.slug) : collection,
  ),
})

type Row = Readonly<Record<string, unknown>> | null

function keeping(collection: CollectionConfig, slug: AddressedCollection): CollectionConfig {
  const read = (req: PayloadRequest, id: number | string): Promise<Row> =>
    // What readers see: the hooks get the newest draft.
    req.payload.db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } }, req })
  const noteKey = (id: number | string) => `publicBefore:${slug}/${id}`

  const noteAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    refuseReserved(slug, { ...originalDoc, ...data })
    if (originalDoc !== undefined) req.context[noteKey(originalDoc.id)] = await read(req, originalDoc.id)
    return data
  }

  const moveAddress: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    // A number is never given twice, so nothing can lead from the page of a new one.
    if (operation === 'create' && !hasMovableAddress(slug)) return doc
    const id = Number(doc.id)
    const noted = req.context[noteKey(id)] as Row | undefined
    const before = publicAddress(slug, noted ?? null)
    const after = publicAddress(slug, await read(req, id))
    if (before === after) return doc
    if (after !== null) await dropRedirectFrom(req, after)
    if (before !== null && noted && hasMovableAddress(slug)) {
      await leaveRedirect(req, { from: before, collection: slug, id })
      if (!req.context[SKIP_EXPIRY]) expireTags(tagsOf(slug, noted), req.payload.logger)
    }
    return doc
  }

  const freeRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const row = await read(req, id)
    await dropRedirectsTo(req, { collection: slug, id: Number(id), address: addressOf(slug, row ?? {}) })
  }

  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), noteAddress],
      afterChange: [...(hooks?.afterChange ?? []), moveAddress],
      beforeDelete: [...(hooks?.beforeDelete ?? []), freeRedirects],
    },
  }
}

const publicAddress = (slug: AddressedCollection, row: Row): string | null =>
  row !== null && row._status === 'published' && !row.deletedAt ? addressOf(slug, row) : null

/** The address of the others is their number, which nobody can change: they come back to where they were. */
const hasMovableAddress = (slug: AddressedCollection): boolean => slug === 'guide-articles' || slug === 'paths'

/** Of the page at the address that was: the collection's own hooks know the newest draft and the new one. */
const tagsOf = (collection: AddressedCollection, { slug }: NonNullable<Row>) =>
  collection === 'guide-articles' ? [cacheTags.article(String(slug))] : [cacheTags.path(String(slug))]

/** A page at such an address could never be reached. */
function refuseReserved(slug: AddressedCollection, doc: Readonly<Record<string, unknown>>): void {
  const address = hasMovableAddress(slug) ? addressOf(slug, doc) : null
  if (address === null || (aliasTarget(address) === null && !address.split('/').includes(VIEW_SEGMENT))) return
  const message = `${address} is an address the guide itself uses. Choose another ending.`
  throw new ValidationError({ collection: slug, errors: [{ path: 'slug', message }] })
}
