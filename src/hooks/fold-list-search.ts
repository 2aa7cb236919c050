import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, CollectionConfig, Config, PayloadRequest, Plugin, Where } from 'payload'

import { foldedWords, withoutNumberWords } from '@/lib/text/text-folding'
import { type Cooperative, runCooperatively } from '@/server/cooperative'
import { getSession } from '@/server/database/transaction'

/**
 * The search of the CMS's lists finds what every search of the guide finds: "مکہ" is "مكة", and "gate no 79" is gate 79.
 * Payload asks the database for the letters as they were typed. What only the folding finds is added by its number: in a
 * list, and where all that a list has found is changed at once. For staff alone, and rights are asked afterwards, as ever.
 * Without a column of folded names, which the SQL of imports would have to fill, too.
 */
export const foldListSearch: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.admin?.listSearchableFields === undefined
      ? collection
      : folded(collection, collection.admin.listSearchableFields),
  ),
})

function folded(collection: CollectionConfig, fields: readonly string[]): CollectionConfig {
  const fold: CollectionBeforeOperationHook = async ({ args, req }) => {
    const { where } = args as { readonly where?: Where }
    // Every record is looked at: that is work for staff alone, not for whoever calls.
    if (where === undefined || req.user === null) return args
    return { ...args, where: await widened(where, fields, (text) => findFolded(req, collection, fields, text)) }
  }
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), fold] } }
}

type Find = (text: string) => Promise<readonly number[]>

async function widened(where: Where, fields: readonly string[], find: Find): Promise<Where> {
  const parts = Object.entries(where).map(async ([key, part]) => {
    if ((key !== 'and' && key !== 'or') || !Array.isArray(part)) return [key, part] as const
    const conditions = await Promise.all(part.map((condition) => widened(condition, fields, find)))
    const text = key === 'or' ? searchedFor(part, fields) : null
    const ids = text === null ? [] : await find(text)
    return [key, ids.length === 0 ? conditions : [...conditions, { id: { in: [...ids] } }]] as const
  })
  return Object.fromEntries(await Promise.all(parts)) as Where
}

/** The text of a list's search, which Payload looks for in each of the fields; `null` for every other condition. */
function searchedFor(conditions: readonly Where[], fields: readonly string[]): string | null {
  const texts = fields.map((field, index) => (conditions[index]?.[field] as { like?: unknown } | undefined)?.like)
  const [text] = texts
  const isSearch = conditions.length === fields.length && texts.every((other) => other === text)
  return isSearch && typeof text === 'string' ? text : null
}

/** Records with all the words in any of the fields, published or in the newest draft, less those Payload finds itself. */
async function findFolded(
  req: PayloadRequest,
  { slug, versions }: CollectionConfig,
  fields: readonly string[],
  text: string,
): Promise<readonly number[]> {
  const words = withoutNumberWords(foldedWords(text))
  if (words.length === 0) return []
  const table = slug.replaceAll('-', '_')
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const newest = sql`UNION ALL SELECT parent_id, ${textsOf(fields, 'version_')} FROM ${sql.identifier(`_${table}_v`)} WHERE latest`
  const { rows } = (await (
    await getSession(req)
  ).execute(
    sql`SELECT id, ${textsOf(fields)} AS texts FROM ${sql.identifier(table)} ${hasDrafts ? newest : sql``}`,
  )) as unknown as { rows: readonly Row[] }
  return runCooperatively(matchingIds(rows, words, text.toLowerCase().split(' ')))
}

type Row = { readonly id: number | null; readonly texts: readonly string[] }

function* matchingIds(
  rows: readonly Row[],
  words: readonly string[],
  typed: readonly string[],
): Cooperative<readonly number[]> {
  const ids = new Set<number>()
  for (const { id, texts } of rows) {
    yield
    if (id === null || texts.some((known) => typed.every((word) => known.toLowerCase().includes(word)))) continue
    const known = foldedWords(texts.join(' ')).join(' ')
    if (words.every((word) => known.includes(word))) ids.add(id)
  }
  return [...ids]
}

const textsOf = (fields: readonly string[], prefix = '') =>
  sql`array_remove(ARRAY[${sql.join(
    fields.map((field) => sql.identifier(prefix + columnOf(field))),
    sql`, `,
  )}]::text[], NULL)`

const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
