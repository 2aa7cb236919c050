import {
  readChildren,
  readFields,
  inlineText,
  readNodes,
  type RichTextData,
  type RichTextNode,
  readRows,
  readString,
} from './nodes'

/** The words of a rich text, one line a paragraph, list item, table row or field; unknown blocks are left out. */
export const plainText = (data: RichTextData): string => listLines(data.root.children, inlineText).join('\n')

type Inline = (node: RichTextNode) => string

/**
 * The lines of a rich text, without empty ones.
 *
 * @param inline how a paragraph, an item, or a node whose inside is not known is written on a line
 */
export const listLines = (nodes: readonly RichTextNode[], inline: Inline): readonly string[] =>
  nodes.flatMap((node) => listNodeLines(node, inline)).filter(Boolean)

function listNodeLines(node: RichTextNode, inline: Inline): readonly string[] {
  switch (node.type) {
    case 'block':
      return listBlockLines(node, inline)
    case 'list':
      return listLines(readChildren(node), inline)
    case 'listitem': {
      const own = readChildren(node).filter(({ type }) => type !== 'list')
      const nested = readChildren(node).filter(({ type }) => type === 'list')
      return [inline({ type: 'listitem', children: own }), ...listLines(nested, inline)]
    }
    default:
      return [inline(node)]
  }
}

function listBlockLines(node: RichTextNode, inline: Inline): readonly string[] {
  const fields = readFields(node)
  const strings = (...names: readonly string[]) => names.map((name) => readString(fields[name]))
  switch (fields.blockType) {
    case 'steps':
      return [
        ...strings('title'),
        ...readRows(fields.steps).flatMap((step) => [
          readString(step.title),
          ...listLines(readNodes(step.body), inline),
        ]),
      ]
    case 'dataTable':
      return [
        ...strings('caption'),
        joinValues(readRows(fields.columns).map(({ label }) => label)),
        ...readRows(fields.rows).map(({ cells }) => joinValues(readRows(cells).map(({ text }) => text))),
        ...strings('note'),
      ]
    case 'checklist':
      return [...strings('title'), ...readRows(fields.items).map(({ label, detail }) => joinValues([label, detail]))]
    case 'callout':
      return [...strings('title'), ...listLines(readNodes(fields.body), inline)]
    case 'drawing':
      return strings('caption')
    case 'sacredText':
      return strings('label', 'arabic', 'transliteration', 'meaning', 'reference')
    default:
      return [inline(node)]
  }
}

const joinValues = (values: readonly unknown[]): string => values.map(readString).filter(Boolean).join(' · ')
