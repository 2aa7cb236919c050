import { APIError, type PayloadRequest, type Plugin } from 'payload'

import { brokenFactNames, collectFacts, mayNameFacts } from '@/lib/rich-text/facts'

import { changeEach, withHooks } from './change-each'

/**
 * Fields of an article that are shown without its text (search, lists of articles, search engines), where facts are not
 * filled in.
 */
const PLAIN_IN_ARTICLES = ['title', 'summary', 'meta'] as const

type Data = Readonly<Record<string, unknown>>

/**
 * Refuses to publish a text that names a fact which does not exist, because its sentence would have a gap. Drafts are let
 * through: they are saved while an editor types. Added as a plugin, to every page that exists once and to the collections
 * whose texts name facts.
 */
export const checkFacts: Plugin = changeEach({
  collection: (collection) => {
    const plain = collection.slug === 'guide-articles' ? PLAIN_IN_ARTICLES : []
    return mayNameFacts(collection.slug)
      ? withHooks(collection, { beforeChange: [refuseUnknownFacts(plain)] })
      : collection
  },
  global: (global) => withHooks(global, { beforeChange: [refuseUnknownFacts([])] }),
})

type CheckedSave<Sent extends Data> = {
  readonly data: Sent
  /** Fields that are not sent keep their stored values. */
  readonly originalDoc?: Data
  readonly req: PayloadRequest
}

const refuseUnknownFacts =
  (plain: readonly string[]) =>
  async <Sent extends Data>({ data, originalDoc, req }: CheckedSave<Sent>): Promise<Sent> => {
    const content = { ...originalDoc, ...data }
    if (content._status !== 'published') return data
    const misplaced = plain.filter((field) => collectFacts(content[field]).size > 0)
    if (misplaced.length > 0) {
      throw toRefusal(
        `Facts can be named in the text of an article, not in its ${misplaced.join(' or ')}. Write it out there.`,
      )
    }
    const unknown = await findUnknownFacts(content, req)
    if (unknown.length > 0) {
      const [what, them] = unknown.length === 1 ? ['no fact', 'it'] : ['no facts', 'them']
      throw toRefusal(
        `There is ${what} named ${unknown.join(', ')}. Choose another under “Facts”, or take ${them} out of the text.`,
      )
    }
    return data
  }

const toRefusal = (message: string): APIError => new APIError(`Not published. ${message}`, 400, null, true)

/** The names in the content that no fact has, as a person wrote or sees them. */
async function findUnknownFacts(content: unknown, req: PayloadRequest): Promise<readonly string[]> {
  const names = [...collectFacts(content)]
  const broken = brokenFactNames(content)
  if (names.length === 0) return broken
  const ids = names.filter((name) => /^\d+$/.test(name)).map(Number)
  const { docs } = await req.payload.find({
    collection: 'facts',
    where: { or: [{ key: { in: names } }, { id: { in: ids } }] },
    pagination: false,
    depth: 0,
    select: { key: true },
    req,
    // Whether a fact exists is the same for everybody, and nothing else of it leaves this function.
    overrideAccess: true,
  })
  const knownNames = new Set(docs.flatMap(({ id, key }) => [String(id), key]))
  return [...broken, ...names.filter((name) => !knownNames.has(name)).map((name) => `{{fact:${name}}}`)]
}
