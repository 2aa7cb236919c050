import { isJsonObject, type JsonObject, mapInner } from '../json/map-inner'

/** A fact as readers see it. */
export type FactValue = { readonly value: string; readonly unit?: string | null }

/** How content names a fact: by its number inside rich text, by its key in a plain text (`{{fact:ambulance}}`). */
export type FactName = string

/** The inline block of rich text that stands for a fact: src/blocks/prose-editor.ts. */
export const FACT_BLOCK = 'fact'

/** Begins with a letter, so that it is never taken for a number. */
export const FACT_KEY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Collections whose texts may name facts; of the pages that exist once, all may. */
const collectionsWithFacts = ['guide-articles', 'faq-groups', 'authorities', 'booking-platforms'] as const

export const mayNameFacts = (collection: string): boolean => collectionsWithFacts.some((slug) => slug === collection)

const NAMED_IN_TEXT = /\{\{fact:([a-z][a-z0-9-]*)\}\}/g

/** Lexical's bit for bold. */
export const BOLD = 1

export const factText = ({ value, unit }: FactValue): string => (unit ? `${value} ${unit}` : value)

/** A fact as rich text stores it, shown in the marks of the words around it. */
export const factNode = ({ fact, isBold, id }: { fact: number | string; isBold: boolean; id: string }) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id, blockName: '', blockType: FACT_BLOCK, fact, isBold },
})

/**
 * Replaces the facts that content names by their text, wherever they stand. An inline block becomes a text node, so that later
 * readers of the content meet only text. A name for which `resolveText` returns `null` stays.
 */
export function mapFacts<Value>(value: Value, resolveText: (name: FactName) => string | null): Value {
  if (typeof value === 'string') {
    return value.replace(NAMED_IN_TEXT, (braces, key: string) => resolveText(key) ?? braces) as Value
  }
  if (isFact(value)) {
    const text = resolveText(getFactName(value))
    return text === null ? value : (textNode(text, value.fields.isBold === true ? BOLD : 0) as Value)
  }
  const mapped = mapInner(value, (inner) => mapFacts(inner, resolveText))
  return Array.isArray(value) && value.some(isFact) ? (joinTextNodes(mapped as readonly unknown[]) as Value) : mapped
}

/** Every fact that content names. */
export function collectFacts(value: unknown): ReadonlySet<FactName> {
  const names = new Set<FactName>()
  mapFacts(value, (name) => {
    names.add(name)
    return ''
  })
  return names
}

/** What stands in double braces in a text and does not have the form of a fact's name. */
export function brokenFactNames(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return (value.match(/\{\{[^{}]*\}\}/g) ?? []).filter((braces) => braces.replace(NAMED_IN_TEXT, '') !== '')
  }
  return isJsonObject(value) || Array.isArray(value) ? Object.values(value).flatMap(brokenFactNames) : []
}

type FactNode = JsonObject & { readonly fields: JsonObject }

const isFact = (value: unknown): value is FactNode =>
  isJsonObject(value) &&
  value.type === 'inlineBlock' &&
  isJsonObject(value.fields) &&
  value.fields.blockType === FACT_BLOCK

/** `fact` is the whole record when the CMS has populated it, else its id. */
const getFactName = ({ fields: { fact } }: FactNode): FactName => String(isJsonObject(fact) ? fact.id : fact)

type TextNode = ReturnType<typeof textNode>

const textNode = (text: string, format: number) =>
  ({ type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }) as const

const isText = (value: unknown): value is TextNode =>
  isJsonObject(value) && value.type === 'text' && typeof value.text === 'string'

/** Joins neighbouring text nodes of the same format, so that no mark ends and begins anew between them. */
function joinTextNodes(nodes: readonly unknown[]): readonly unknown[] {
  const result: unknown[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (isText(last) && isText(node) && last.format === node.format) {
      result[result.length - 1] = { ...last, text: last.text + node.text }
    } else result.push(node)
  }
  return result
}
