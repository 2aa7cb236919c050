import type { Payload } from 'payload'

import { parseRecordAddress } from '@/domain/addresses/addresses'
import type { LinkFields } from '@/lib/rich-text/link-target'
import { collectLinks, mapLinks } from '@/lib/rich-text/links'
import { aliasTarget } from '@/domain/addresses/routes'

import { insertFactIds } from './fact-blocks'
import type { SeedDocument, SeedRecord } from './seed-record'

/** The key of an article in `seed_records`, which never changes. */
export const makeArticleKey = (section: string, slug: string): string => `guide-articles/${section}/${slug}`

/**
 * Makes links to articles of the guide name the article besides its address, which an editor may change. They name it by its
 * key until `insertDocumentIds`: its id exists only once it is stored, and differs from database to database.
 */
export const linkByKeys = <Text>(text: Text): Text => mapLinks(text, linkByKey)

function linkByKey(fields: LinkFields): LinkFields {
  const [path = '', anchor] = (fields.url ?? '').split('#')
  const record = parseRecordAddress(aliasTarget(path) ?? path)
  if (record?.collection !== 'guide-articles') return fields
  const doc = { relationTo: 'guide-articles', value: makeArticleKey(record.section, record.slug) }
  return { ...fields, linkType: 'internal', doc, ...(anchor && { anchor }) }
}

/**
 * Replaces keys with the ids of articles and facts. A link to an article that is not stored (yet) goes to its address, and a
 * field that names one stays empty.
 */
export const insertDocumentIds = <Data>(data: Data, ids: ReadonlyMap<string, number>): Data =>
  insertFieldIds(
    mapLinks(insertFactIds(data, ids), (fields) => {
      if (typeof fields.doc?.value !== 'string') return fields
      const id = ids.get(fields.doc.value)
      return id === undefined
        ? { ...fields, linkType: 'custom', doc: null }
        : { ...fields, url: null, doc: { ...fields.doc, value: id } }
    }),
    ids,
  )

/** Replaces the keys in fields called `article`, which name their article by its key, as links do. */
function insertFieldIds<Value>(value: Value, ids: ReadonlyMap<string, number>): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => insertFieldIds(item, ids)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: readonly [string, unknown]) => [
      name,
      name === 'article' && typeof inner === 'string' ? (ids.get(inner) ?? null) : insertFieldIds(inner, ids),
    ]),
  ) as Value
}

/**
 * True when it links to an article that is not stored yet: articles refer to one another, so one of them is written
 * first.
 */
export const hasMissingLinks = (data: unknown, ids: ReadonlyMap<string, number>): boolean =>
  collectLinks(data).some(({ doc }) => typeof doc?.value === 'string' && !ids.has(doc.value))

/** Collections whose records are named by other records, by their keys. */
const NAMED = ['guide-articles', 'facts'] as const

export const isNamed = (record: SeedRecord): record is SeedDocument =>
  'collection' in record && NAMED.some((slug) => slug === record.collection)

/**
 * The id of every article and fact that ships and is stored, by its key; without those in the trash, which the CMS
 * refuses as targets of links.
 */
export async function loadNamedIds(
  payload: Payload,
  records: readonly SeedRecord[],
  seeded: ReadonlyMap<string, { readonly document_id: number | null }>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { collection, existing, key } of records.filter(isNamed)) {
    const seededId = seeded.get(key)?.document_id
    const { docs } = await payload.find({
      collection,
      where: seededId ? { id: { equals: seededId } } : existing,
      limit: 1,
      depth: 0,
      // The seed runs from the command line without a user, and is trusted like a migration.
      overrideAccess: true,
    })
    if (docs[0] !== undefined) ids.set(key, docs[0].id)
  }
  return ids
}
