import { BOLD, factNode, mapFacts } from '@/lib/rich-text/facts'

import { factWords } from './content/facts'

const PREFIX = 'facts/'

/** Names a fact for ever, as the rows of `seed_records` do. */
export const factKey = (key: string): string => `${PREFIX}${key}`

type Node = Readonly<Record<string, unknown>>

/**
 * Rich text in which each `{{fact:key}}` has become the inline block of that fact, in the marks of its words. Until
 * `withFactIds` it names the fact by its key, as links name articles: see article-links.ts. `idOf` gives the blocks their ids.
 */
export function withFactBlocks<Text>(text: Text, idOf: (index: number) => string): Text {
  let index = 0
  const split = (node: Node): readonly unknown[] =>
    String(node.text)
      .split(/\{\{fact:([a-z0-9-]+)\}\}/)
      .flatMap((part, place): readonly unknown[] => {
        // A pattern with one group makes every second part a match.
        if (place % 2 === 1) {
          return [factNode({ fact: factKey(part), isBold: (Number(node.format) & BOLD) !== 0, id: idOf(index++) })]
        }
        return part === '' ? [] : [{ ...node, text: part }]
      })
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap((item: unknown) => (isText(item) ? split(item) : [walk(item)]))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(text) as Text
}

/** The same with the numbers of the facts; one that is not there, because an editor deleted it, is written out. */
export function withFactIds<Data>(data: Data, ids: ReadonlyMap<string, number>): Data {
  const known = mapFacts(data, (name) => {
    const key = name.replace(PREFIX, '')
    return ids.has(factKey(key)) ? null : factWords(key)
  })
  return JSON.parse(
    JSON.stringify(known, (key, value: unknown) =>
      key === 'fact' && typeof value === 'string' ? (ids.get(value) ?? value) : value,
    ),
  ) as Data
}

const isText = (value: unknown): value is Node => isObject(value) && value.type === 'text'

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
