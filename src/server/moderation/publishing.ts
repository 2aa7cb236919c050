import type { Location, MosqueGate, Path } from '@/payload-types'

import { type ReviewContext, ReviewRefusal } from './review-context'

type Published = { locations: Location; 'mosque-gates': MosqueGate; paths: Path }

type PublishedSlug = keyof Published

/** What a decision did to a public document, kept in the review log so that it can be taken back. */
export type Change = {
  readonly collection: PublishedSlug
  readonly id: number
  /** The document's time stamp after the change: another one means that somebody has changed it since. */
  readonly updatedAt: string
  readonly isNew: boolean
  /** The values before, of the fields that were changed. */
  readonly before: Readonly<Record<string, unknown>>
}

/** Public documents change on behalf of a moderator, who has no right to write content: the approval is the right. */
const asApproval = { overrideAccess: true, depth: 0 } as const

/** Makes a public document. */
export async function publishNew<Slug extends PublishedSlug>(
  { payload, req }: ReviewContext,
  collection: Slug,
  data: Readonly<Record<string, unknown>>,
): Promise<Change> {
  // The generated types of a union of collections cannot be followed; the collection's own validation reads the data.
  const created = await payload.create({
    collection,
    data: { ...data, _status: 'published' } as never,
    req,
    ...asApproval,
  })
  return { collection, id: Number(created.id), updatedAt: String(created.updatedAt), isNew: true, before: {} }
}

/** Changes fields of a document and leaves it published. Refuses while an editor has unpublished changes on it. */
export async function publishChange<Slug extends PublishedSlug>(
  context: ReviewContext,
  { collection, id, changes }: { collection: Slug; id: number; changes: Readonly<Record<string, unknown>> },
): Promise<Change> {
  const document = await findDocument(context, collection, id)
  if (document === null) throw new ReviewRefusal('invalid', 'What it is about has been deleted.')
  const before = Object.fromEntries(
    Object.keys(changes).map((field) => [field, (document as unknown as Record<string, unknown>)[field] ?? null]),
  )
  const updatedAt = await updateDocument(context, { collection, id, data: { ...changes, _status: 'published' } })
  return { collection, id, updatedAt, isNew: false, before: { ...before, _status: document._status ?? 'draft' } }
}

/** Reverts a change: a new document becomes a draft again, a changed one gets its old values. */
export async function revertChange(
  context: ReviewContext,
  { collection, id, updatedAt, isNew, before }: Change,
): Promise<void> {
  const document = await findDocument(context, collection, id)
  if (document === null) return
  if (document.updatedAt !== updatedAt) {
    throw new ReviewRefusal(
      'cannot-undo',
      'Somebody has changed the published page since. Ask an editor to correct it there.',
    )
  }
  await updateDocument(context, { collection, id, data: isNew ? { _status: 'draft' } : before })
}

/** A document as it stands, drafts included; `null` when it is deleted. Refuses when an editor works on a newer draft. */
async function findDocument<Slug extends PublishedSlug>(
  { payload, req }: ReviewContext,
  collection: Slug,
  id: number,
): Promise<Published[Slug] | null> {
  const document = await payload.findByID({ collection, id, disableErrors: true, draft: false, req, ...asApproval })
  if (document === null) return null
  const { docs } = await payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
    ...asApproval,
  })
  const newest = docs[0]?.version
  // Saving over it would publish what the editor has not finished.
  if (document._status === 'published' && newest?._status === 'draft') {
    throw new ReviewRefusal(
      'invalid',
      'An editor has unpublished changes on this page. Ask them to publish or discard them first.',
    )
  }
  return document as Published[Slug]
}

async function updateDocument(
  { payload, req }: ReviewContext,
  { collection, id, data }: { collection: PublishedSlug; id: number; data: Readonly<Record<string, unknown>> },
): Promise<string> {
  const saved = await payload.update({ collection, id, data: data as never, req, ...asApproval })
  return String(saved.updatedAt)
}

/** The day of a moment, as date fields keep it. */
export const toDateField = (moment: Date): string => `${moment.toISOString().slice(0, 10)}T00:00:00.000Z`
