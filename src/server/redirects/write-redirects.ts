import type { PayloadRequest } from 'payload'

import type { AddressedCollection } from '@/domain/addresses/addresses'

type Moved = { readonly collection: AddressedCollection; readonly id: number }

/** Set in `req.context` by the writes below: their addresses come from records and need no check of typed input. */
export const WRITTEN_BY_SERVER = 'redirectWrittenByServer'

/** Options of a write in the transaction of the change, whoever makes it: a moderator or the clock may publish, too. */
const asServer = (req: PayloadRequest) =>
  ({ req, overrideAccess: true, depth: 0, context: { [WRITTEN_BY_SERVER]: true } }) as const

/** Redirects an address to the record that had it, unless a person has set a redirect for it. */
export async function leaveRedirect(req: PayloadRequest, { from, collection, id }: Moved & { from: string }) {
  if (await isTaken(req, from)) return
  await req.payload.create({
    collection: 'redirects',
    data: { from, to: { type: 'reference', reference: { relationTo: collection, value: id } }, isAutomatic: true },
    ...asServer(req),
  })
}

/** Removes the redirect from an address that has become a page. */
export async function dropRedirectFrom(req: PayloadRequest, from: string): Promise<void> {
  // Mostly there is none, and counting is much cheaper than deleting nothing.
  if (await isTaken(req, from)) {
    await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, ...asServer(req) })
  }
}

async function isTaken(req: PayloadRequest, from: string): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({ collection: 'redirects', where: { from: { equals: from } }, req })
  return totalDocs > 0
}

/**
 * For a record that is about to be deleted for good: redirects to it take the target of the redirect that a person has
 * set for its own address, or are deleted.
 */
export async function dropRedirectsTo(
  req: PayloadRequest,
  { collection, id, address }: Moved & { address: string | null },
): Promise<void> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'redirects',
    where: {
      or: [
        { and: [{ 'to.reference.value': { equals: id } }, { 'to.reference.relationTo': { equals: collection } }] },
        { from: { equals: address } },
      ],
    },
    pagination: false,
    ...asServer(req),
  })
  const leadsHere = ({ to }: (typeof docs)[number]) =>
    to?.type === 'reference' && to.reference?.relationTo === collection && to.reference.value === id
  const chosen = docs.find((redirect) => redirect.from === address && !leadsHere(redirect))
  for (const { id: redirectId } of docs.filter(leadsHere)) {
    if (chosen === undefined) await payload.delete({ collection: 'redirects', id: redirectId, ...asServer(req) })
    else {
      await payload.update({
        collection: 'redirects',
        id: redirectId,
        data: { to: chosen.to, isAutomatic: true },
        ...asServer(req),
      })
    }
  }
}
