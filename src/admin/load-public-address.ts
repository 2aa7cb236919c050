import type { PayloadRequest } from 'payload'

import { hasRole } from '@/access/roles'
import { type AddressedCollection, buildAddress } from '@/domain/addresses/addresses'
import type { Reference } from '@/server/references/describe-record'
import { findReferences } from '@/server/references/find-references'

/** What an editor has to know before the page of a record moves or goes. */
export type PublicAddressFacts = {
  /** Where readers find it, or would. */
  readonly address: string
  readonly isPublic: boolean
  readonly pointing: readonly Reference[]
  readonly oldAddresses: readonly Named[]
  /** What its own address leads to while it has no page there. */
  readonly instead: Named | null
  readonly mayWrite: boolean
}

type Named = { readonly name: string; readonly editPath: string }

type Asked = { readonly collection: AddressedCollection; readonly id: number; readonly req: PayloadRequest }

/** `null` when the person may not see the record. */
export async function loadPublicAddress({ collection, id, req }: Asked): Promise<PublicAddressFacts | null> {
  const rights = { req, overrideAccess: false, user: req.user, depth: 0 } as const
  const doc = await req.payload.findByID({ collection, id, draft: false, trash: true, disableErrors: true, ...rights })
  const address = doc === null ? null : buildAddress(collection, { ...doc })
  if (doc === null || address === null) return null
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      or: [
        { and: [{ 'to.reference.value': { equals: id } }, { 'to.reference.relationTo': { equals: collection } }] },
        { from: { equals: address } },
      ],
    },
    sort: 'from',
    pagination: false,
    ...rights,
  })
  const named = docs.map(({ id: redirectId, from }) => ({
    name: from,
    editPath: `/collections/redirects/${redirectId}`,
  }))
  return {
    address,
    isPublic: doc._status === 'published' && !doc.deletedAt,
    pointing: await findReferences({ collection, id, withTrash: false, req }),
    oldAddresses: named.filter(({ name }) => name !== address),
    instead: named.find(({ name }) => name === address) ?? null,
    mayWrite: hasRole(req.user, ['admin', 'editor']),
  }
}
