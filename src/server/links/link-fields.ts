import type { Field } from 'payload'

export type Content = Readonly<Record<string, unknown>>

/** A value of a document that may hold links. */
export type LinkField = {
  /**
   * `address`: nothing but a web address. `path`: a path of the guide. `words`: a text with addresses in it. `rich-text`: links
   * and words.
   */
  readonly kind: 'address' | 'path' | 'words' | 'rich-text'
  readonly path: readonly (string | number)[]
  /** `Sources 3, Address`, for an editor. */
  readonly label: string
  readonly value: unknown
  /** What stands beside it in its row or group, such as the title of a source. */
  readonly beside: string | null
}

type Around = { readonly path: LinkField['path']; readonly label: string; readonly isRoot: boolean }

const ROOT: Around = { path: [], label: '', isRoot: true }

/** Every value of a document that may hold links, by the fields of its collection or page. */
export function listLinkFields(
  fields: readonly Field[],
  content: Content,
  around: Around = ROOT,
): readonly LinkField[] {
  return fields.flatMap((field): readonly LinkField[] => {
    if (field.type === 'row' || field.type === 'collapsible') return listLinkFields(field.fields, content, around)
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? listGroup(tab.fields, content[tab.name], enter(around, tab.name, readLabel(tab)))
          : listLinkFields(tab.fields, content, around),
      )
    }
    if (field.type === 'group' && !('name' in field && field.name)) return listLinkFields(field.fields, content, around)
    if (!('name' in field) || !field.name || ('virtual' in field && field.virtual)) return []
    const value = content[field.name]
    const inside = enter(around, field.name, readLabel(field))
    if (field.type === 'group') return listGroup(field.fields, value, inside)
    if (field.type === 'array') return listRows(value, inside, () => field.fields)
    if (field.type === 'blocks') {
      return listRows(
        value,
        inside,
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [],
      )
    }
    if (field.type === 'richText') {
      return isContent(value) ? [{ kind: 'rich-text', ...inside, value, beside: null }] : []
    }
    if (field.type !== 'text' && field.type !== 'textarea') return []
    const beside = around.isRoot ? null : findBeside(fields, content, field.name)
    const kind = readKind(field.custom)
    return listTexts(value, inside).map((text) => ({ kind, ...text, beside }))
  })
}

/** Fields say it of themselves: `webAddress`, and where only a path of the guide can stand. */
function readKind(custom: unknown): 'address' | 'path' | 'words' {
  if (isContent(custom) && custom.isWebAddress === true) return 'address'
  return isContent(custom) && custom.isGuidePath === true ? 'path' : 'words'
}

const enter = ({ path, label }: Around, name: string | number, own: string): Around => ({
  path: [...path, name],
  label: label === '' ? own : `${label}, ${own}`,
  isRoot: false,
})

const readLabel = (field: { readonly label?: unknown; readonly name?: string }): string =>
  typeof field.label === 'string' ? field.label : (field.name ?? '')

const listGroup = (fields: readonly Field[], value: unknown, inside: Around): readonly LinkField[] =>
  isContent(value) ? listLinkFields(fields, value, inside) : []

function listRows(
  value: unknown,
  inside: Around,
  findFields: (row: Content) => readonly Field[],
): readonly LinkField[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown, index) =>
    isContent(row)
      ? listLinkFields(findFields(row), row, {
          path: [...inside.path, index],
          label: `${inside.label} ${index + 1}`,
          isRoot: false,
        })
      : [],
  )
}

/** A field may hold several texts. */
function listTexts(value: unknown, { path, label }: Around) {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value]
  return texts.flatMap((text, index) =>
    typeof text === 'string' && text !== ''
      ? [{ path: Array.isArray(value) ? [...path, index] : path, label, value: text }]
      : [],
  )
}

/** The first other text of the row: what it is called by. */
function findBeside(fields: readonly Field[], content: Content, own: string): string | null {
  for (const field of fields) {
    if (field.type === 'row') {
      const inRow = findBeside(field.fields, content, own)
      if (inRow !== null) return inRow
    }
    if ((field.type !== 'text' && field.type !== 'textarea') || field.name === own) continue
    const value = content[field.name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return null
}

export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
