import { inlineText, readChildren, readFields, readNodes, readString, type RichTextNode } from '@/lib/rich-text/nodes'
import { listLines, plainText } from '@/lib/rich-text/plain-text'

import { isRecord, isRichText, nameBlock, type Way } from '../refused/field-way'

/** A part of what a form holds, and the way to its field. */
export type Part = { readonly way: Way; readonly text: string } & (
  | {
      /** `prose` is running text; `words` a title, a label or a cell; `link` the words of one inside a line. */
      readonly kind: 'prose' | 'words' | 'link'
    }
  | { readonly kind: 'callout'; readonly tone: string; readonly title: string }
)

/** Fields with words for readers. Others hold addresses, numbers, choices, or words of another language. */
const WORDS: ReadonlySet<string> = new Set([
  'title',
  'heading',
  'summary',
  'intro',
  'description',
  'notes',
  'note',
  'question',
  'text',
  'caption',
  'label',
  'detail',
  'meaning',
])

/** Those of them that are running text: the note below a table. */
const PROSE: ReadonlySet<string> = new Set(['note'])

/** Names of pages and books, which keep their spelling, and what only search engines and the CMS read. */
const LEFT_OUT: ReadonlySet<string> = new Set(['source', 'sources', 'provenance', 'meta', 'lastSave'])

/** Everything that readers of a record read, in the order of its fields. */
export const listParts = (record: unknown): readonly Part[] =>
  isRecord(record) ? partsOf(record, (path) => [{ block: null, path }], []) : []

type MakeWay = (path: string) => Way

function partsOf(
  holder: Readonly<Record<string, unknown>>,
  makeWay: MakeWay,
  above: readonly string[],
): readonly Part[] {
  return Object.entries(holder).flatMap(([name, value]): readonly Part[] => {
    const segments = [...above, name]
    const way = () => makeWay(segments.join('.'))
    if (typeof value === 'string') {
      if (!WORDS.has(name) || value.trim() === '') return []
      return [{ way: way(), kind: PROSE.has(name) ? 'prose' : 'words', text: value }]
    }
    if (LEFT_OUT.has(name)) return []
    if (isRichText(value)) return readNodes(value).flatMap((node) => nodeParts(node, way()))
    if (Array.isArray(value)) {
      return value.flatMap((row: unknown, index) =>
        isRecord(row) ? partsOf(row, makeWay, [...segments, String(index)]) : [],
      )
    }
    return isRecord(value) ? partsOf(value, makeWay, segments) : []
  })
}

function nodeParts(node: RichTextNode, way: Way): readonly Part[] {
  if (node.type !== 'block') {
    return [
      ...listLines([node], inlineText).map((text) => ({ way, kind: 'prose', text }) as const),
      ...listLinks(node).map((link) => ({ way, kind: 'link', text: inlineText(link) }) as const),
    ]
  }
  const fields = readFields(node)
  const makeWay: MakeWay = (path) => [...way, { block: nameBlock({ fields }), path }]
  const inner = partsOf(fields, makeWay, [])
  if (fields['blockType'] !== 'callout') return inner
  const text = plainText({ root: { children: readNodes(fields['body']) } })
  const title = readString(fields['title'])
  return [...inner, { way: makeWay('body'), kind: 'callout', text, tone: readString(fields['tone']), title }]
}

const listLinks = (node: RichTextNode): readonly RichTextNode[] =>
  node.type === 'link' || node.type === 'autolink' ? [node] : readChildren(node).flatMap(listLinks)
