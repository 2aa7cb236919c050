import { collectFacts, factText, type FactName, mapFacts } from '@/lib/rich-text/facts'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'

import { findRecords } from './payload'

/**
 * In place of a fact that is gone. Its deletion is refused while a text names it; should it happen, a gap would mislead.
 */
const UNKNOWN_FACT = 'not confirmed'

/**
 * Replaces the names of facts in content with their values, as plain text. Each is read under its own tag, so that a page
 * is invalidated when one of its facts changes, and only then.
 */
export async function insertFacts<Content>(content: Content): Promise<Content> {
  const names = [...collectFacts(content)]
  if (names.length === 0) return content
  const texts = new Map(await Promise.all(names.map(async (name) => [name, await readFact(name)] as const)))
  return mapFacts(content, (name) => texts.get(name) ?? UNKNOWN_FACT)
}

const readFact = cached(
  { key: 'fact', tags: (name) => [cacheTags.fact(name)] },
  async (name: FactName): Promise<string | null> => {
    const [fact] = await findRecords('facts', {
      where: /^\d+$/.test(name) ? { id: { equals: Number(name) } } : { key: { equals: name } },
      limit: 1,
    })
    return fact === undefined ? null : factText(fact)
  },
)
