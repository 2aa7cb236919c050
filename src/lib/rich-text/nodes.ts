/** Rich text as the CMS stores it (Lexical's JSON), read without trust in its shape. */
export type RichTextData = { readonly root: { readonly children: readonly RichTextNode[] } }

export type RichTextNode = { readonly type: string; readonly [key: string]: unknown }

type Fields = Readonly<Record<string, unknown>>

export const readChildren = (node: RichTextNode): readonly RichTextNode[] => filterNodes(node.children)

/** The fields of a block node. */
export const readFields = (node: RichTextNode): Fields => (isRecord(node.fields) ? node.fields : {})

/** The rows of an array field. */
export const readRows = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The nodes of a rich text field inside a block. */
export const readNodes = (value: unknown): readonly RichTextNode[] =>
  isRecord(value) && isRecord(value.root) ? filterNodes(value.root.children) : []

export const readString = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The text of a node on one line, without its marks. */
export function inlineText(node: RichTextNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

function rawText(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  return node.type === 'linebreak' || node.type === 'tab' ? ' ' : readChildren(node).map(rawText).join('')
}

const filterNodes = (value: unknown): readonly RichTextNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

const isNode = (value: unknown): value is RichTextNode => isRecord(value) && typeof value.type === 'string'

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
