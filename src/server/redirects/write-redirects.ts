import type { PayloadRequest } from 'payload'

import type { AddressedCollection } from '@/domain/addresses/addresses'

type Moved = { readonly collection: AddressedCollection; readonly id: number }

/** Set in `req.context` by what follows: it has its addresses from the records, and needs no look at what was typed. */
export const WRITTEN_BY_SERVER = 'redirectWrittenByServer'

/** Written with the change of content, in its transaction, whoever makes it: a moderator or the clock may publish, too. */
const rightsOf = (req: PayloadRequest) =>
  ({ req, overrideAccess: true, depth: 0, context: { [WRITTEN_BY_SERVER]: true } }) as const

/** Lets an address lead to a record that had it, unless a person has said where it leads. */
export async function leaveRedirect(req: PayloadRequest, { from, collection, id }: Moved & { from: string }) {
  if (await isTaken(req, from)) return
  await req.payload.create({
    collection: 'redirects',
    data: { from, to: { type: 'reference', reference: { relationTo: collection, value: id } }, isAutomatic: true },
    ...rightsOf(req),
  })
}

/** A page has come to this address. */
export async function dropRedirectFrom(req: PayloadRequest, from: string): Promise<void> {
  // Mostly there is none, and asking is much cheaper than deleting nothing.
  if (await isTaken(req, from)) {
    await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, ...rightsOf(req) })
  }
}

async function isTaken(req: PayloadRequest, from: string): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({ collection: 'redirects', where: { from: { equals: from } }, req })
  return totalDocs > 0
}

/**
 * A record is about to be deleted for good: what led to it leads to where a person has said that its own address shall
 * lead, or goes.
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
    ...rightsOf(req),
  })
  const leadsHere = ({ to }: (typeof docs)[number]) =>
    to?.type === 'reference' && to.reference?.relationTo === collection && to.reference.value === id
  const chosen = docs.find((redirect) => redirect.from === address && !leadsHere(redirect))
  for (const { id: redirectId } of docs.filter(leadsHere)) {
    if (chosen === undefined) await payload.delete({ collection: 'redirects', id: redirectId, ...rightsOf(req) })
    else {
      await payload.update({
        collection: 'redirects',
        id: redirectId,
        data: { to: chosen.to, isAutomatic: true },
        ...rightsOf(req),
      })
    }
  }
}
