import { APIError, type CollectionSlug, type GlobalSlug, type Payload, type TypedUser } from 'payload'

import { MAX_REPLACED, type ReplaceAnswer, type ReplacedRecord, type ReplaceRequest } from '@/contracts/links'
import { env } from '@/env'
import { safeHttpUrl } from '@/lib/text/web-links'
import { Refusal } from '@/server/http/answers'

import { expectAddress } from './check-links'
import { findLinks, replaceTarget } from './find-links'
import { judgeInside } from './judge-inside'
import type { Content } from './link-fields'
import { type ContentText, readContent } from './read-content'
import { readSite } from './read-site'
import { toTarget } from './written-addresses'

type By = { readonly payload: Payload; readonly user: TypedUser }

/** A record with the link, in what readers have or in its newest draft. */
type Holding = {
  readonly text: ContentText
  readonly hasDrafts: boolean
  isPublic: boolean
  hasDraft: boolean
  readonly sentences: Set<string>
}

/**
 * Replaces a link wherever it stands, by saves with the rights of the user: what is public is published again, what never was
 * stays a draft. A record that is public and has a draft beside it is left and named, because a save would publish the draft or
 * hide it. Safe to repeat: what has the new address is not found again. Undone in the versions of each record.
 */
export async function replaceLinks(by: By, { from, to, isDryRun }: ReplaceRequest): Promise<ReplaceAnswer> {
  const address = await readNewAddress(by.payload, to)
  if (toTarget(address, env.SITE_URL) === from || address === from) {
    throw new Refusal(400, 'The new address is the old one.', { field: 'to' })
  }
  const holding = await findHolding(by.payload, from)
  const records: ReplacedRecord[] = []
  for (const one of holding.slice(0, MAX_REPLACED)) {
    records.push(await replaceIn(by, one, { from, to: address, isDryRun }))
  }
  if (!isDryRun) await expectAddress(by.payload, toTarget(address, env.SITE_URL) ?? address)
  return { records, more: Math.max(0, holding.length - MAX_REPLACED) }
}

/** A public web address, or a page of the guide that is there. */
async function readNewAddress(payload: Payload, to: string): Promise<string> {
  const target = to.startsWith('/') && !to.startsWith('//') ? to : toTarget(to, env.SITE_URL)
  if (target === null) {
    throw new Refusal(400, 'Write a public https:// address, or a page of the guide such as /places.', { field: 'to' })
  }
  const trouble = target.startsWith('/') ? judgeInside(target, await readSite(payload)) : null
  if (trouble !== null) throw new Refusal(400, `The new address leads nowhere. ${trouble}`, { field: 'to' })
  return target.startsWith('/') ? target : (safeHttpUrl(to) ?? target)
}

async function findHolding(payload: Payload, from: string): Promise<readonly Holding[]> {
  const holding = new Map<string, Holding>()
  // Whether a record has a draft is known only when all are read: the link may stand in one of the two alone.
  for await (const text of readContent(payload)) {
    const known = holding.get(text.editPath)
    const found = findLinks({ ...text, siteUrl: env.SITE_URL }).filter(({ target }) => target === from)
    if (known === undefined && found.length === 0) continue
    const one = known ?? {
      text,
      hasDrafts: '_status' in text.content,
      isPublic: await isPublicRecord(payload, text),
      hasDraft: false,
      sentences: new Set<string>(),
    }
    if (text.isDraft) one.hasDraft = true
    for (const { sentence } of found) if (sentence !== null) one.sentences.add(sentence)
    holding.set(text.editPath, one)
  }
  // Those that are left come last, so that a step never consists of them while others wait.
  return [...holding.values()].sort((one, other) => Number(isLeft(one)) - Number(isLeft(other)))
}

const isLeft = ({ isPublic, hasDraft }: Holding): boolean => isPublic && hasDraft

async function isPublicRecord({ db }: Payload, { slug, id, isDraft }: ContentText): Promise<boolean> {
  if (!isDraft) return true
  const stored: unknown =
    id === null
      ? await db.findGlobal({ slug })
      : await db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } } })
  return (stored as Content | null)?._status === 'published'
}

async function replaceIn(by: By, holding: Holding, request: ReplaceRequest): Promise<ReplacedRecord> {
  const { text, hasDrafts, isPublic, sentences } = holding
  const record = { name: text.name, editPath: text.editPath, sentences: [...sentences] }
  if (isLeft(holding)) {
    return {
      ...record,
      outcome: 'left',
      why: 'It has changes that are not published. Open it, publish or discard them, then replace again.',
    }
  }
  const outcome = !hasDrafts ? 'saved' : isPublic ? 'published' : 'saved as a draft'
  if (request.isDryRun) return { ...record, outcome, why: null }
  try {
    await save(by, text, { ...request, isDraft: outcome === 'saved as a draft', hasDrafts })
    return { ...record, outcome, why: null }
  } catch (error) {
    // A colleague was faster, or a field of the record is not in order; the others are replaced all the same.
    if (error instanceof APIError && error.status < 500) return { ...record, outcome: 'left', why: error.message }
    by.payload.logger.error({ msg: `A link was not replaced: ${text.editPath}`, err: error })
    return { ...record, outcome: 'left', why: 'Something went wrong on our side. Try again in a minute.' }
  }
}

type Saving = ReplaceRequest & { readonly isDraft: boolean; readonly hasDrafts: boolean }

async function save({ payload, user }: By, text: ContentText, { from, to, isDraft, hasDrafts }: Saving): Promise<void> {
  const { slug, id, fields, page } = text
  const rights = { depth: 0, draft: isDraft, overrideAccess: false, user } as const
  const stored: Content =
    id === null
      ? { ...(await payload.findGlobal({ slug: slug as GlobalSlug, ...rights })) }
      : { ...(await payload.findByID({ collection: slug as CollectionSlug, id, ...rights })) }
  const changed = replaceTarget({ fields, content: stored, page, siteUrl: env.SITE_URL }, { from, to })
  if (Object.keys(changed).length === 0) return
  const data = {
    ...changed,
    // Refused when somebody has saved since.
    updatedAt: stored.updatedAt,
    ...(hasDrafts && { _status: isDraft ? 'draft' : 'published' }),
  }
  // The generated types of a union of collections cannot be followed; the collection's own validation reads the data.
  if (id === null) await payload.updateGlobal({ slug: slug as GlobalSlug, data: data as never, ...rights })
  else await payload.update({ collection: slug as CollectionSlug, id, data: data as never, ...rights })
}
