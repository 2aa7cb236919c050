import type { Payload } from 'payload'

import { recordAt } from '@/domain/addresses/addresses'
import type { LinkFields } from '@/lib/rich-text/link-target'
import { linksIn, mapLinks } from '@/lib/rich-text/links'
import { aliasTarget } from '@/domain/addresses/routes'

import { withFactIds } from './fact-blocks'
import type { SeedDocument, SeedRecord } from './seed-record'

/** Names an article for ever, as the rows of `seed_records` do. */
export const articleKey = (section: string, slug: string): string => `guide-articles/${section}/${slug}`

/**
 * A text whose links to articles of the guide name the article besides its address, which an editor may change. Until
 * `withDocumentIds` they name it by its key: its number is known only when it is there, and differs from database to
 * database.
 */
export const withArticleKeys = <Text>(text: Text): Text => mapLinks(text, linkByKey)

function linkByKey(fields: LinkFields): LinkFields {
  const [path = '', anchor] = (fields.url ?? '').split('#')
  const record = recordAt(aliasTarget(path) ?? path)
  if (record?.collection !== 'guide-articles') return fields
  const doc = { relationTo: 'guide-articles', value: articleKey(record.section, record.slug) }
  return { ...fields, linkType: 'internal', doc, ...(anchor && { anchor }) }
}

/**
 * The same with the numbers of articles and facts; a link to an article that is not there, or not yet, goes to its address, and a field
 * that names one stays empty.
 */
export const withDocumentIds = <Data>(data: Data, ids: ReadonlyMap<string, number>): Data =>
  withFieldIds(
    mapLinks(withFactIds(data, ids), (fields) => {
      if (typeof fields.doc?.value !== 'string') return fields
      const id = ids.get(fields.doc.value)
      return id === undefined
        ? { ...fields, linkType: 'custom', doc: null }
        : { ...fields, url: null, doc: { ...fields.doc, value: id } }
    }),
    ids,
  )

/** Fields called `article` name their article by its key, as links do. */
function withFieldIds<Value>(value: Value, ids: ReadonlyMap<string, number>): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withFieldIds(item, ids)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: readonly [string, unknown]) => [
      name,
      name === 'article' && typeof inner === 'string' ? (ids.get(inner) ?? null) : withFieldIds(inner, ids),
    ]),
  ) as Value
}

/** Articles refer to one another, so one is written before another that it links to. */
export const linksBeyond = (data: unknown, ids: ReadonlyMap<string, number>): boolean =>
  linksIn(data).some(({ doc }) => typeof doc?.value === 'string' && !ids.has(doc.value))

/** What other records name, by their keys. */
const NAMED = ['guide-articles', 'facts'] as const

export const isNamed = (record: SeedRecord): record is SeedDocument =>
  'collection' in record && NAMED.some((slug) => slug === record.collection)

/** The number of every article and fact that ships and is there, by its key. The CMS takes no link to one in the trash. */
export async function namedIds(
  payload: Payload,
  records: readonly SeedRecord[],
  seeded: ReadonlyMap<string, { readonly document_id: number | null }>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { collection, existing, key } of records.filter(isNamed)) {
    const known = seeded.get(key)?.document_id
    const { docs } = await payload.find({
      collection,
      where: known ? { id: { equals: known } } : existing,
      limit: 1,
      depth: 0,
      // Run from the command line with nobody signed in, and trusted like a migration.
      overrideAccess: true,
    })
    if (docs[0] !== undefined) ids.set(key, docs[0].id)
  }
  return ids
}
