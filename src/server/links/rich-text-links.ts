import { mapInner } from '@/lib/json/map-inner'
import type { LinkFields } from '@/lib/rich-text/link-target'

import { findAddresses, mapAddresses } from './written-addresses'
import { type Content, isContent } from './link-fields'
import { sentenceAround } from '@/lib/text/sentence-around'

/** A link of a rich text, or an address that is written in it. */
type RichTextLink = {
  readonly link: LinkFields | string
  readonly sentence: string
}

/** Every link of a rich text and of the blocks in it, with the sentence it stands in. */
export function listRichTextLinks(value: unknown): readonly RichTextLink[] {
  if (Array.isArray(value)) return value.flatMap(listRichTextLinks)
  if (!isContent(value)) return typeof value === 'string' ? listWritten(value) : []
  if (isLine(value)) return listLine(value.children)
  return Object.values(value).flatMap(listRichTextLinks)
}

const listWritten = (words: string): readonly RichTextLink[] =>
  findAddresses(words).map(({ written, index }) => ({
    link: written,
    sentence: sentenceAround(words, { start: index, end: index + written.length }),
  }))

type LinkNode = Content & { readonly fields: LinkFields }

const isLink = (node: Content): node is LinkNode =>
  (node.type === 'link' || node.type === 'autolink') && isContent(node.fields)

const INLINE: ReadonlySet<unknown> = new Set(['text', 'link', 'autolink', 'linebreak', 'tab', 'inlineBlock'])

/** A paragraph, heading or list item: what holds words itself. */
const isLine = (node: Content): node is Content & { readonly children: readonly Content[] } =>
  !isLink(node) &&
  Array.isArray(node.children) &&
  node.children.some((child) => isContent(child) && INLINE.has(child.type))

function listLine(nodes: readonly unknown[]): readonly RichTextLink[] {
  let text = ''
  const found: { link: RichTextLink['link']; start: number; end: number }[] = []
  const deeper: RichTextLink[] = []
  for (const node of nodes.filter(isContent)) {
    const start = text.length
    if (isLink(node)) {
      text += readText(node.children)
      found.push({ link: node.fields, start, end: text.length })
    } else if (INLINE.has(node.type)) {
      text += readText([node])
      for (const { written, index } of node.type === 'text' ? findAddresses(text.slice(start)) : []) {
        found.push({ link: written, start: start + index, end: start + index + written.length })
      }
    } else deeper.push(...listRichTextLinks(node))
  }
  return [...found.map(({ link, ...where }) => ({ link, sentence: sentenceAround(text, where) })), ...deeper]
}

/** What an inline block stands for is not known here. */
const readText = (nodes: unknown): string =>
  (Array.isArray(nodes) ? nodes.filter(isContent) : [])
    .map((node) => {
      if (typeof node.text === 'string') return node.text
      if (node.type === 'inlineBlock') return '…'
      return Array.isArray(node.children) ? readText(node.children) : ' '
    })
    .join('')

type LinkChange = {
  /** The new fields, or the same. */
  readonly link: (fields: LinkFields) => LinkFields
  readonly words: (written: string) => string
}

/** Changes the links of a rich text and the addresses written in it, the words of links too. */
export function mapRichTextLinks(value: unknown, change: LinkChange): unknown {
  if (typeof value === 'string') return mapAddresses(value, change.words)
  if (isContent(value) && isLink(value)) {
    return { ...value, fields: change.link(value.fields), children: mapRichTextLinks(value.children, change) }
  }
  return mapInner(value, (inner) => mapRichTextLinks(inner, change))
}
