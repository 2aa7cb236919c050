import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload'

import { type AddressedCollection, buildAddress, isAddressed } from '@/domain/addresses/addresses'
import { aliasTarget } from '@/domain/addresses/routes'
import { VIEW_SEGMENT } from '@/domain/addresses/views'
import { dropRedirectFrom, dropRedirectsTo, leaveRedirect } from '@/server/redirects/write-redirects'

import { changeEach, withHooks } from './change-each'
import { getPublicRowBefore, type PublicRow, toPublicRow } from './public-row'

/**
 * Keeps old addresses working. When a published record gets another address or is unpublished, a redirect leads from its old
 * address to the record; a record that is published at an old address replaces the redirect. What readers see decides, so a
 * draft changes nothing. Added as a plugin, so that it runs after the hooks of the collection itself.
 */
export const redirectOldAddresses: Plugin = changeEach({
  collection: (collection) => (isAddressed(collection.slug) ? addHooks(collection, collection.slug) : collection),
})

function addHooks(collection: CollectionConfig, slug: AddressedCollection): CollectionConfig {
  const read = (req: PayloadRequest, id: number | string): Promise<Record<string, unknown> | null> =>
    // What readers see: the hooks get the newest draft.
    req.payload.db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } }, req })

  const refuseAddress: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
    refuseReserved(slug, { ...originalDoc, ...data })
    return data
  }

  const moveAddress: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    // An id is never used twice, so no redirect can start at the page of a new record.
    if (operation === 'create' && !hasMovableAddress(slug)) return doc
    const id = Number(doc.id)
    // Noted by the hooks of `expireContent`, which every collection with pages has.
    const before = buildPublicAddress(slug, operation === 'create' ? null : getPublicRowBefore(req, slug, doc.id))
    const after = buildPublicAddress(slug, toPublicRow(await read(req, id)))
    if (before === after) return doc
    if (after !== null) await dropRedirectFrom(req, after)
    if (before !== null && hasMovableAddress(slug)) await leaveRedirect(req, { from: before, collection: slug, id })
    return doc
  }

  const freeRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const row = await read(req, id)
    await dropRedirectsTo(req, { collection: slug, id: Number(id), address: buildAddress(slug, row ?? {}) })
  }

  return withHooks(collection, {
    beforeChange: [refuseAddress],
    afterChange: [moveAddress],
    beforeDelete: [freeRedirects],
  })
}

const buildPublicAddress = (slug: AddressedCollection, row: PublicRow | null): string | null =>
  row === null ? null : buildAddress(slug, row)

/** The address of the others is their id, which does not change: published again, they are where they were. */
const hasMovableAddress = (slug: AddressedCollection): boolean => slug === 'guide-articles' || slug === 'paths'

/** A page at such an address could never be reached. */
function refuseReserved(slug: AddressedCollection, doc: Readonly<Record<string, unknown>>): void {
  const address = hasMovableAddress(slug) ? buildAddress(slug, doc) : null
  if (address === null || (aliasTarget(address) === null && !address.split('/').includes(VIEW_SEGMENT))) return
  const message = `${address} is an address the guide itself uses. Choose another ending.`
  throw new ValidationError({ collection: slug, errors: [{ path: 'slug', message }] })
}
