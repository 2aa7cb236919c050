import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'

import { isAddressed } from '@/domain/addresses/addresses'
import { collectFacts, mayNameFacts } from '@/lib/rich-text/facts'
import { collectRecords } from '@/lib/rich-text/links'

import { describePage, describeRecord, type Reference } from './describe-record'
import { hasRichText, type Relation, listRelations } from './relations'

type ReferenceQuery = {
  readonly collection: string
  readonly id: number | string
  /** Before a record is deleted for good, content in the trash counts, too: it may be restored. */
  readonly withTrash: boolean
  readonly req: PayloadRequest
}

/**
 * Finds the content that names a record in a field or inside a rich text, in what is published and in the newest draft.
 * Submissions, imports and the log are history and do not count: they have no drafts.
 */
export async function findReferences(query: ReferenceQuery): Promise<readonly Reference[]> {
  const { collections, globals } = query.req.payload.config
  const isReferring = await createTextTest(query)
  const references = new Map<string, Reference>()
  for (const draft of [false, true]) {
    for (const config of collections.filter(isHolding)) {
      for (const doc of await findReferringDocs(config, query, isReferring, draft)) {
        references.set(`${config.slug}/${String(doc.id)}`, describeRecord(config, doc))
      }
    }
    for (const config of globals.filter(hasDrafts)) {
      if (await doesGlobalRefer(config, query, isReferring, draft)) {
        references.set(config.slug, describePage(config))
      }
    }
  }
  references.delete(`${query.collection}/${query.id}`)
  return [...references.values()]
}

/**
 * A notice lets go of what it names: it ends by itself, is shown without what is withdrawn, and must not keep a gate or a place
 * from being withdrawn, least of all one that ended a year ago.
 */
const LETTING_GO: ReadonlySet<string> = new Set(['notices'])

const isHolding = (config: SanitizedCollectionConfig): boolean => hasDrafts(config) && !LETTING_GO.has(config.slug)

const hasDrafts = ({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean =>
  Boolean(versions?.drafts)

type Doc = Readonly<Record<string, unknown>>

type IsReferring = (doc: Doc) => boolean

/** Tests whether the texts of a document name the record. A fact is named by its id or by its key. */
async function createTextTest({ collection, id, req }: ReferenceQuery): Promise<IsReferring> {
  if (collection !== 'facts') return (doc) => collectRecords(doc).has(`${collection}/${id}`)
  const fact = await req.payload.db.findOne<{ id: number; key: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  const names = [String(id), fact?.key ?? '']
  return (doc) => {
    const named = collectFacts(doc)
    return names.some((name) => named.has(name))
  }
}

async function findReferringDocs(
  config: SanitizedCollectionConfig,
  query: ReferenceQuery,
  isReferring: IsReferring,
  draft: boolean,
): Promise<readonly Doc[]> {
  const { collection, id } = query
  const relations = listRelations(config.fields, '').filter(({ to }) => to === collection)
  const byField = await Promise.all(
    relations.map((relation) => findDocs(config, query, { draft, where: buildWhere(relation, id) })),
  )
  // No index answers for texts, and few records have any, so they are searched one by one.
  const isSearched =
    collection === 'facts' ? mayNameFacts(config.slug) : isInText(collection) && hasRichText(config.fields)
  const withText = isSearched ? await findDocs(config, query, { draft, where: {} }) : []
  return [...byField.flat(), ...withText.filter(isReferring)]
}

/** What an editor can link to or show in a text: see `src/blocks`. */
const isInText = (collection: string): boolean => isAddressed(collection) || collection === 'media'

const buildWhere = ({ path, isPolymorphic, to }: Relation, id: number | string): Where =>
  isPolymorphic
    ? { and: [{ [`${path}.value`]: { equals: id } }, { [`${path}.relationTo`]: { equals: to } }] }
    : { [path]: { equals: id } }

type Read = { readonly draft: boolean; readonly where: Where }

async function findDocs({ slug }: SanitizedCollectionConfig, { req, withTrash }: ReferenceQuery, read: Read) {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    ...read,
    trash: withTrash,
    pagination: false,
    depth: 0,
    req,
    // The rule holds for what the person may not see, too; only titles leave this folder.
    overrideAccess: true,
  })
  return docs.map((doc): Doc => ({ ...doc }))
}

async function doesGlobalRefer(
  { slug, fields }: SanitizedGlobalConfig,
  { collection, req }: ReferenceQuery,
  isReferring: IsReferring,
  draft: boolean,
): Promise<boolean> {
  if (collection !== 'facts' && !(isInText(collection) && hasRichText(fields))) return false
  // The rule holds for what the person may not see, too; only yes or no leaves this function.
  const rights = { req, overrideAccess: true, depth: 0 } as const
  return isReferring({ ...(await req.payload.findGlobal({ slug: slug as GlobalSlug, draft, ...rights })) })
}
