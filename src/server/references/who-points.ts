import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'

import { isAddressed } from '@/domain/addresses/addresses'
import { factsIn, mayNameFacts } from '@/lib/rich-text/facts'
import { recordsIn } from '@/lib/rich-text/links'

import { hasRichText, type Relation, relationsIn } from './relations'

/** Content that names a record, as an editor knows it: `Path “To the tower”`, and where the admin edits it. */
export type Pointing = { readonly name: string; readonly editPath: string }

type Asked = {
  readonly collection: string
  readonly id: number | string
  /** What is in the trash can come back, but not to a record that is gone: then it counts, too. */
  readonly withTrash: boolean
  readonly req: PayloadRequest
}

/**
 * The content that names a record, in a field or inside a rich text, by what is published and by the newest draft: either
 * would lose what it names. Submissions, imports and the log tell what was, and do not count: they have no drafts.
 */
export async function whoPointsTo(asked: Asked): Promise<readonly Pointing[]> {
  const { collections, globals } = asked.req.payload.config
  const isNamedBy = await namedBy(asked)
  const pointing = new Map<string, Pointing>()
  for (const draft of [false, true]) {
    for (const config of collections.filter(hasDrafts)) {
      for (const doc of await docsThatPoint(config, asked, isNamedBy, draft)) {
        const title = doc[config.admin.useAsTitle ?? 'id']
        const name = `${kindOf(config)} “${String(title ?? doc.id)}”`
        pointing.set(`${config.slug}/${String(doc.id)}`, {
          name,
          editPath: `/collections/${config.slug}/${String(doc.id)}`,
        })
      }
    }
    for (const config of globals.filter(hasDrafts)) {
      if (await doesGlobalPoint(config, asked, isNamedBy, draft)) {
        pointing.set(config.slug, { name: `the page “${labelOf(config)}”`, editPath: `/globals/${config.slug}` })
      }
    }
  }
  pointing.delete(`${asked.collection}/${asked.id}`)
  return [...pointing.values()]
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean =>
  Boolean(versions?.drafts)

const kindOf = ({ labels, slug }: SanitizedCollectionConfig): string =>
  typeof labels.singular === 'string' ? labels.singular : slug

const labelOf = ({ label, slug }: SanitizedGlobalConfig): string => (typeof label === 'string' ? label : slug)

type Doc = Readonly<Record<string, unknown>>

type IsNamedBy = (doc: Doc) => boolean

/** Whether the texts of a document name the record. A fact is named by its number or by its key. */
async function namedBy({ collection, id, req }: Asked): Promise<IsNamedBy> {
  if (collection !== 'facts') return (doc) => recordsIn(doc).has(`${collection}/${id}`)
  const fact = await req.payload.db.findOne<{ id: number; key: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  const names = [String(id), fact?.key ?? '']
  return (doc) => {
    const named = factsIn(doc)
    return names.some((name) => named.has(name))
  }
}

async function docsThatPoint(
  config: SanitizedCollectionConfig,
  asked: Asked,
  isNamedBy: IsNamedBy,
  draft: boolean,
): Promise<readonly Doc[]> {
  const { collection, id } = asked
  const relations = relationsIn(config.fields, '').filter(({ to }) => to === collection)
  const byField = await Promise.all(
    relations.map((relation) => docsOf(config, asked, { draft, where: whereNamed(relation, id) })),
  )
  // Texts are kept as they are, and there are few records that have any: they are looked through.
  const isLookedThrough =
    collection === 'facts' ? mayNameFacts(config.slug) : isInText(collection) && hasRichText(config.fields)
  const withText = isLookedThrough ? await docsOf(config, asked, { draft, where: {} }) : []
  return [...byField.flat(), ...withText.filter(isNamedBy)]
}

/** What an editor can link to or show in a text: see src/blocks. */
const isInText = (collection: string): boolean => isAddressed(collection) || collection === 'media'

const whereNamed = ({ path, isPolymorphic, to }: Relation, id: number | string): Where =>
  isPolymorphic
    ? { and: [{ [`${path}.value`]: { equals: id } }, { [`${path}.relationTo`]: { equals: to } }] }
    : { [path]: { equals: id } }

type Read = { readonly draft: boolean; readonly where: Where }

async function docsOf({ slug }: SanitizedCollectionConfig, { req, withTrash }: Asked, read: Read) {
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

async function doesGlobalPoint(
  { slug, fields }: SanitizedGlobalConfig,
  { collection, req }: Asked,
  isNamedBy: IsNamedBy,
  draft: boolean,
): Promise<boolean> {
  if (collection !== 'facts' && !(isInText(collection) && hasRichText(fields))) return false
  // The rule holds for what the person may not see, too; only yes or no leaves this function.
  const rights = { req, overrideAccess: true, depth: 0 } as const
  return isNamedBy({ ...(await req.payload.findGlobal({ slug: slug as GlobalSlug, draft, ...rights })) })
}
