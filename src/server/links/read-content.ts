import type {
  CollectionSlug,
  Field,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { isAddressed } from '@/domain/addresses/addresses'
import { describePage, describeRecord, type Reference } from '@/server/references/describe-record'

import type { Content } from './link-fields'

/** A document or a page that exists once, as readers have it or as its newest draft. */
export type ContentText = Reference & {
  readonly slug: string
  /** `null` for a page that exists once. */
  readonly id: number | null
  readonly fields: readonly Field[]
  readonly content: Content
  readonly isDraft: boolean
  /** `guide-articles/12`: the page of its own that it has. */
  readonly page: string | null
}

/** What is no content: submissions, runs, logs and accounts. Everything else is, so that a new collection is looked at, too. */
const NO_CONTENT: ReadonlySet<string> = new Set([
  'recommendations',
  'review-log',
  'import-runs',
  'street-maps',
  'users',
])

const isContentOf = ({ slug }: SanitizedCollectionConfig): boolean =>
  !NO_CONTENT.has(slug) && !slug.startsWith('payload-')

/** Of a query; other work goes on in between. */
const PAGE = 100

/**
 * Everything that is written in the guide, in the trash nothing. As stored, without hooks and rights: the caller answers for who
 * gets to see it.
 */
export async function* readContent(payload: Payload): AsyncGenerator<ContentText> {
  const { collections, globals } = payload.config
  for (const config of collections.filter(isContentOf)) {
    yield* readPublic(payload, config)
    if (hasDraftsEnabled(config)) yield* readDrafts(payload, config)
  }
  for (const config of globals) yield* readPage(payload, config)
}

async function* readPublic(payload: Payload, config: SanitizedCollectionConfig): AsyncGenerator<ContentText> {
  const collection = config.slug as CollectionSlug
  const where: Where = {
    and: [
      ...(hasDraftsEnabled(config) ? [{ _status: { equals: 'published' } }] : []),
      ...(config.trash ? [{ deletedAt: { exists: false } }] : []),
    ],
  }
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.db.find<Content>({ collection, where, sort: 'id', limit: PAGE, page })
    for (const doc of docs) yield toText(config, doc, false)
    if (!hasNextPage) return
  }
}

async function* readDrafts(payload: Payload, config: SanitizedCollectionConfig): AsyncGenerator<ContentText> {
  const collection = config.slug as CollectionSlug
  const where: Where = {
    and: [
      { 'version._status': { equals: 'draft' } },
      ...(config.trash ? [{ 'version.deletedAt': { exists: false } }] : []),
    ],
  }
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.db.queryDrafts<Content>({
      collection,
      where,
      sort: 'id',
      limit: PAGE,
      page,
    })
    for (const doc of docs) yield toText(config, doc, true)
    if (!hasNextPage) return
  }
}

const toText = (config: SanitizedCollectionConfig, doc: Content, isDraft: boolean): ContentText => ({
  ...describeRecord(config, doc),
  slug: config.slug,
  id: Number(doc.id),
  fields: config.fields,
  content: doc,
  isDraft,
  page: isAddressed(config.slug) ? `${config.slug}/${String(doc.id)}` : null,
})

async function* readPage(payload: Payload, config: SanitizedGlobalConfig): AsyncGenerator<ContentText> {
  const { slug, fields } = config
  const base = { ...describePage(config), slug, id: null, fields, page: null }
  const stored = await payload.db.findGlobal<Content>({ slug })
  const hasDrafts = hasDraftsEnabled(config)
  if (!hasDrafts || stored._status === 'published') yield { ...base, content: stored, isDraft: false }
  if (!hasDrafts) return
  const { docs } = await payload.db.findGlobalVersions<Content>({
    global: slug as GlobalSlug,
    where: { latest: { equals: true } },
    limit: 1,
    pagination: false,
  })
  const newest = docs[0]?.version
  if (newest?._status === 'draft') yield { ...base, content: newest, isDraft: true }
}
