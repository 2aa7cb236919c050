import { isJsonObject, type JsonObject, mapInner } from '@/lib/json/map-inner'
import { BOLD, factNode, mapFacts } from '@/lib/rich-text/facts'

import { findFactText } from './content/facts'

const PREFIX = 'facts/'

/** The key of a fact in `seed_records`, which never changes. */
export const makeFactKey = (key: string): string => `${PREFIX}${key}`

/**
 * Replaces each `{{fact:key}}` in rich text with the inline block of that fact, bold where the text is. The block names the
 * fact by its key until `insertFactIds`, as links name articles: see article-links.ts.
 *
 * @param makeId the id of the block with this index
 */
export function insertFactBlocks<Text>(text: Text, makeId: (index: number) => string): Text {
  let index = 0
  const split = (node: JsonObject): readonly unknown[] =>
    String(node.text)
      .split(/\{\{fact:([a-z0-9-]+)\}\}/)
      .flatMap((part, place): readonly unknown[] => {
        // A pattern with one group makes every second part a match.
        if (place % 2 === 1) {
          return [
            factNode({ fact: makeFactKey(part), isBold: (Number(node.format) & BOLD) !== 0, id: makeId(index++) }),
          ]
        }
        return part === '' ? [] : [{ ...node, text: part }]
      })
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap((item: unknown) => (isText(item) ? split(item) : [walk(item)]))
    return mapInner(value, walk)
  }
  return walk(text) as Text
}

/** Replaces keys with the ids of facts; a fact that is gone, because an editor deleted it, is written out. */
export function insertFactIds<Data>(data: Data, ids: ReadonlyMap<string, number>): Data {
  const withMissingFacts = mapFacts(data, (name) => {
    const key = name.replace(PREFIX, '')
    return ids.has(makeFactKey(key)) ? null : findFactText(key)
  })
  return JSON.parse(
    JSON.stringify(withMissingFacts, (key, value: unknown) =>
      key === 'fact' && typeof value === 'string' ? (ids.get(value) ?? value) : value,
    ),
  ) as Data
}

const isText = (value: unknown): value is JsonObject => isJsonObject(value) && value.type === 'text'
