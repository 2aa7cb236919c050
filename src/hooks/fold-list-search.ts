import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  PayloadRequest,
  Plugin,
  Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { foldedWords, withoutNumberWords } from '@/lib/text/text-folding'
import { type Cooperative, runCooperatively } from '@/server/cooperative'
import { getSession } from '@/server/database/transaction'
import { hasRichText } from '@/server/references/relations'

import { changeEach, withHooks } from './change-each'
import { recordTexts } from './record-texts'

/**
 * The search of the CMS's lists finds what every search of the guide finds: "مکہ" is "مكة", and "gate no 79" is gate 79.
 * Payload compares the letters as they were typed. Records that only the folded texts match are added to the condition by
 * their ids, in a list and in a change of all its results at once, and so are those whose long texts match. For staff alone; Payload checks rights afterwards, as
 * always. There is no column of folded names, because the SQL of imports would have to fill it, too.
 */
export const foldListSearch: Plugin = changeEach({
  collection: (collection) => {
    const fields = collection.admin?.listSearchableFields
    return fields === undefined
      ? collection
      : withHooks(collection, { beforeOperation: [foldSearch(collection, fields)] })
  },
})

const foldSearch =
  (collection: CollectionConfig, fields: readonly string[]): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { where } = args as { readonly where?: Where }
    // It reads every record, which is too much work to do for anonymous callers.
    if (where === undefined || req.user === null) return args
    return { ...args, where: await widenWhere(where, fields, (text) => findFolded(req, collection, fields, text)) }
  }

type Find = (text: string) => Promise<readonly number[]>

async function widenWhere(where: Where, fields: readonly string[], find: Find): Promise<Where> {
  const parts = Object.entries(where).map(async ([key, part]) => {
    if ((key !== 'and' && key !== 'or') || !Array.isArray(part)) return [key, part] as const
    const conditions = await Promise.all(part.map((condition) => widenWhere(condition, fields, find)))
    const text = key === 'or' ? findSearchText(part, fields) : null
    const ids = text === null ? [] : await find(text)
    return [key, ids.length === 0 ? conditions : [...conditions, { id: { in: [...ids] } }]] as const
  })
  return Object.fromEntries(await Promise.all(parts)) as Where
}

/** The text of a list's search, which Payload looks for in each of the fields; `null` for every other condition. */
function findSearchText(conditions: readonly Where[], fields: readonly string[]): string | null {
  const texts = fields.map((field, index) => (conditions[index]?.[field] as { like?: unknown } | undefined)?.like)
  const [text] = texts
  const isSearch = conditions.length === fields.length && texts.every((other) => other === text)
  return isSearch && typeof text === 'string' ? text : null
}

/** Ids of records with all the words in their texts, without those Payload finds itself. */
async function findFolded(
  req: PayloadRequest,
  collection: CollectionConfig,
  fields: readonly string[],
  text: string,
): Promise<readonly number[]> {
  const words = withoutNumberWords(foldedWords(text))
  if (words.length === 0) return []
  if (hasLongTexts(collection.fields)) {
    return runCooperatively(findMatchingIds(await readWholeTexts(req, collection.slug as CollectionSlug), words))
  }
  const rows = await readTexts(req, collection, fields)
  return runCooperatively(findMatchingIds(rows, words, text.toLowerCase().split(' ')))
}

/** Rich texts, and texts in rows: steps of a path, services of an authority. Places and gates have neither. */
const hasLongTexts = (fields: readonly Field[]): boolean =>
  hasRichText(fields) || fields.some(({ type }) => type === 'array')

/**
 * What long texts say is looked for, too: an editor seeks a sentence, and few remember the title above it. There are some dozens of
 * such records, in their newest version.
 */
async function readWholeTexts(req: PayloadRequest, collection: CollectionSlug): Promise<readonly Row[]> {
  const { docs } = await req.payload.find({
    collection,
    draft: true,
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const { flattenedFields } = req.payload.collections[collection].config
  return docs.map((doc) => ({
    id: Number(doc.id),
    texts: recordTexts({ ...doc }, flattenedFields),
  }))
}

/** The fields of the search, published and in the newest draft. */
async function readTexts(
  req: PayloadRequest,
  { slug, versions }: CollectionConfig,
  fields: readonly string[],
): Promise<readonly Row[]> {
  const table = slug.replaceAll('-', '_')
  const newest = sql`UNION ALL SELECT parent_id, ${selectTexts(fields, 'version_')} FROM ${sql.identifier(`_${table}_v`)} WHERE latest`
  const session = await getSession(req)
  const { rows } = await session.execute<Row>(
    sql`SELECT id, ${selectTexts(fields)} AS texts FROM ${sql.identifier(table)} ${hasDraftsEnabled({ versions }) ? newest : sql``}`,
  )
  return rows
}

type Row = { readonly id: number | null; readonly texts: readonly string[] }

function* findMatchingIds(
  rows: readonly Row[],
  words: readonly string[],
  /** What Payload looks for itself; it finds too many to name them all. */
  typed?: readonly string[],
): Cooperative<readonly number[]> {
  const ids = new Set<number>()
  for (const { id, texts } of rows) {
    yield
    if (id === null) continue
    if (typed && texts.some((text) => typed.every((word) => text.toLowerCase().includes(word)))) continue
    const foldedText = foldedWords(texts.join(' ')).join(' ')
    if (words.every((word) => foldedText.includes(word))) ids.add(id)
  }
  return [...ids]
}

const selectTexts = (fields: readonly string[], prefix = '') =>
  sql`array_remove(ARRAY[${sql.join(
    fields.map((field) => sql.identifier(prefix + toColumn(field))),
    sql`, `,
  )}]::text[], NULL)`

/** `source.title` is the field of a group. */
const toColumn = (field: string): string =>
  field.replaceAll('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
