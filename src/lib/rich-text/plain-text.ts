import {
  childrenOf,
  fieldsOf,
  inlineText,
  nodesOf,
  type RichTextData,
  type RichTextNode,
  rowsOf,
  stringOf,
} from './nodes'

/** The words of a rich text, one line a paragraph, list item, table row or field; blocks it does not know are left out. */
export const plainText = (data: RichTextData): string => linesOf(data.root.children).join('\n')

const linesOf = (nodes: readonly RichTextNode[]): readonly string[] => nodes.flatMap(linesOfNode).filter(Boolean)

function linesOfNode(node: RichTextNode): readonly string[] {
  switch (node.type) {
    case 'block':
      return linesOfBlock(node)
    case 'list':
      return linesOf(childrenOf(node))
    case 'listitem': {
      const own = childrenOf(node).filter(({ type }) => type !== 'list')
      const nested = childrenOf(node).filter(({ type }) => type === 'list')
      return [inlineText({ type: 'listitem', children: own }), ...linesOf(nested)]
    }
    default:
      return [inlineText(node)]
  }
}

function linesOfBlock(node: RichTextNode): readonly string[] {
  const fields = fieldsOf(node)
  const strings = (...names: readonly string[]) => names.map((name) => stringOf(fields[name]))
  switch (fields.blockType) {
    case 'steps':
      return [
        ...strings('title'),
        ...rowsOf(fields.steps).flatMap((step) => [stringOf(step.title), ...linesOf(nodesOf(step.body))]),
      ]
    case 'dataTable':
      return [
        ...strings('caption'),
        joined(rowsOf(fields.columns).map(({ label }) => label)),
        ...rowsOf(fields.rows).map(({ cells }) => joined(rowsOf(cells).map(({ text }) => text))),
        ...strings('note'),
      ]
    case 'checklist':
      return [...strings('title'), ...rowsOf(fields.items).map(({ label, detail }) => joined([label, detail]))]
    case 'callout':
      return [...strings('title'), ...linesOf(nodesOf(fields.body))]
    case 'drawing':
      return strings('caption')
    case 'sacredText':
      return strings('label', 'arabic', 'transliteration', 'meaning', 'reference')
    default:
      return []
  }
}

const joined = (values: readonly unknown[]): string => values.map(stringOf).filter(Boolean).join(' · ')
