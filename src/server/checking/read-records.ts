import type { PayloadRequest, TypedUser, Where } from 'payload'

import type { CheckedKind } from '@/domain/publishing/next-review'

import type { CheckedRecord } from './judge'

/** Where a record says what it comes from; all others in `provenance`. */
const sourceFields: Partial<Readonly<Record<CheckedKind, string>>> = { facts: 'source', 'guide-articles': 'sources' }

/** As an editor sees them, with the rights of the person: the newest version, drafts and what is in the trash included. */
export async function readRecords(
  req: PayloadRequest,
  user: TypedUser,
  collection: CheckedKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CheckedRecord>> {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  const source = sourceFields[collection] ?? 'provenance'
  const wanted = [useAsTitle, 'deletedAt', source, ...(collection === 'locations' ? ['category'] : [])]
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    trash: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    // The collection is only known when it runs, and so is what it has.
    select: Object.fromEntries(wanted.map((field) => [field, true])) as never,
    overrideAccess: false,
    user,
    req,
  })
  return new Map(
    // The types follow no collection that is known only when it runs; each field is looked at before it is used.
    (docs as unknown as readonly (Record<string, unknown> & { id: number })[]).map((doc) => [
      doc.id,
      {
        title: readText(doc[useAsTitle]) ?? `No. ${doc.id}`,
        category: doc.category,
        isTrashed: Boolean(doc.deletedAt),
        hasSource: saysSource(doc[source]),
      },
    ]),
  )
}

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** A text in `provenance`, a titled page of a fact, or a list of such pages. */
function saysSource(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(saysSource)
  if (typeof value !== 'object' || value === null) return false
  const { source, title } = value as { source?: unknown; title?: unknown }
  return readText(source) !== null || readText(title) !== null
}

/** As long as the CMS keeps a record for who edits it, after the last key. */
const LOCK_MS = 300_000

/** Records that somebody else has open and is changing: their next save would put the old dates back. */
export async function findBusy(
  req: PayloadRequest,
  user: TypedUser,
  collection: CheckedKind,
  now: Date,
): Promise<ReadonlySet<number>> {
  const others = await findOthers(req, user, { 'document.relationTo': { equals: collection } }, now)
  return new Set(others.map(({ document }) => readId(document?.value)).filter((id) => id !== null))
}

/** The same of a page that exists once. */
export const isPageBusy = async (req: PayloadRequest, user: TypedUser, slug: string, now: Date): Promise<boolean> =>
  (await findOthers(req, user, { globalSlug: { equals: slug } }, now)).length > 0

/** The locks that others have and write with. */
async function findOthers(req: PayloadRequest, user: TypedUser, of: Where, now: Date) {
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: {
      and: [of, { updatedAt: { greater_than: new Date(now.getTime() - LOCK_MS).toISOString() } }],
    },
    depth: 0,
    pagination: false,
    // Locks are nobody's to read; of them the caller learns that a record is being edited, as its list says, too.
    overrideAccess: true,
    req,
  })
  return docs.filter(({ user: holder }: { user?: { value: unknown } | null }) => readId(holder?.value) !== user.id)
}

const readId = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null
}
