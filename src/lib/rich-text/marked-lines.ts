import { FACT_BLOCK } from './facts'
import { readChildren, readFields, readNodes, readString, type RichTextNode } from './nodes'
import { listLines } from './plain-text'

/**
 * The lines of a rich text for who compares two states of it: with where links lead, which facts, answers and pictures are named,
 * and what is a heading. Bold words, and the kind of a box or a table, are not said.
 */
export const markedLines = (value: unknown): readonly string[] => listLines(readNodes(value), markedText)

const markedText = (node: RichTextNode): string => mark(node).replace(/\s+/g, ' ').trim()

function mark(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  const inside = readChildren(node).map(mark).join('')
  switch (node.type) {
    case 'linebreak':
    case 'tab':
      return ' '
    case 'heading':
      return `# ${inside}`
    case 'link':
    case 'autolink':
      return `${inside} [${linkTarget(readFields(node))}]`
    case 'upload':
      return `[picture ${idOf(node.value)}]`
    case 'block':
    case 'inlineBlock':
      return blockText(readFields(node))
    default:
      return inside
  }
}

function blockText({ blockType, fact, article }: Readonly<Record<string, unknown>>): string {
  const kind = readString(blockType)
  return kind === FACT_BLOCK ? `[fact ${idOf(fact)}]` : `[${[kind, idOf(article)].filter(Boolean).join(' ')}]`
}

function linkTarget({ linkType, url, doc, anchor }: Readonly<Record<string, unknown>>): string {
  const part = readString(anchor) && `#${readString(anchor)}`
  if (linkType !== 'internal' || typeof doc !== 'object' || doc === null) return `${readString(url)}${part}`
  const { relationTo, value } = doc as { readonly relationTo?: unknown; readonly value?: unknown }
  return `${readString(relationTo)} ${idOf(value)}${part}`
}

/** Of a record that may have been put in the place of its number. */
function idOf(value: unknown): string {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || typeof id === 'string' ? String(id) : ''
}
