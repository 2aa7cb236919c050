import { toWords } from 'payload/shared'

import { readChildren, readFields, readNodes, type RichTextNode } from '@/lib/rich-text/nodes'

/** A block of a rich text, as its form knows it. */
type BlockName = { readonly id: string; readonly kind: string; readonly title: string | null }

/** A part of the way to a field: from the form, or from a block in a text, down to the next text or to the field. */
type Hop = { readonly block: BlockName | null; readonly path: string }

export type Way = readonly Hop[]

/** As much of a field of the form as its words need. */
export type NamedField = {
  readonly type: string
  readonly name?: string
  readonly label?: unknown
  readonly labels?: { readonly singular?: unknown }
  readonly fields?: readonly NamedField[]
  readonly tabs?: readonly NamedField[]
}

type Block = { readonly fields: ReturnType<typeof readFields> }

/** The blocks of a text, those in lists and quotes too; not those in the texts of its blocks. */
const listBlocks = (text: unknown): readonly Block[] => readNodes(text).flatMap(blocksOf)

const blocksOf = (node: RichTextNode): readonly Block[] =>
  node.type === 'block' ? [{ fields: readFields(node) }] : readChildren(node).flatMap(blocksOf)

/**
 * The way to the field of an error. The CMS names a field in a block by the path of the text and that inside the block
 * (`body.rows.2.cells`), not the block. Where several have such a field, it is the one in which it is empty, or else holds the
 * most: a field is refused for being empty or for being too long.
 */
export function fieldWay(data: unknown, path: string, message: string): Way {
  return walk(data, path.split('.'), null, /shorter|longer|too many|at most|max/i.test(message))
}

function walk(data: unknown, segments: readonly string[], block: BlockName | null, isTooLong: boolean): Way {
  let value = data
  for (const [index, segment] of segments.entries()) {
    value = isRecord(value) ? value[segment] : undefined
    const rest = segments.slice(index + 1)
    if (rest.length === 0 || !isRichText(value)) continue
    const here: Hop = { block, path: segments.slice(0, index + 1).join('.') }
    const inner = chooseBlock(value, rest, isTooLong)
    return inner === null ? [here] : [here, ...walk(inner.fields, rest, nameBlock(inner), isTooLong)]
  }
  return [{ block, path: segments.join('.') }]
}

function chooseBlock(text: unknown, rest: readonly string[], isTooLong: boolean): Block | null {
  const found = listBlocks(text).flatMap((block) => {
    const end = reach(block.fields, rest)
    return end === null ? [] : [{ block, weight: weight(end.value) }]
  })
  const isEmptyWanted = !isTooLong && found.some(({ weight }) => weight === 0)
  const wanted = isEmptyWanted ? 0 : Math.max(...found.map(({ weight }) => weight))
  return found.find(({ weight }) => weight === wanted)?.block ?? null
}

/**
 * What stands at a path, in the first block that has it where a text is in between; `null` where what holds the field is not
 * there. A field that was never filled in is not among the others.
 */
function reach(holder: unknown, [name, ...rest]: readonly string[]): { readonly value: unknown } | null {
  if (name === undefined) return { value: holder }
  if (isRichText(holder)) {
    return listBlocks(holder).reduce<ReturnType<typeof reach>>(
      (end, block) => end ?? reach(block.fields, [name, ...rest]),
      null,
    )
  }
  if (!isRecord(holder)) return null
  if (name in holder) return reach(holder[name], rest)
  return rest.length === 0 && !('blockType' in holder) ? { value: undefined } : null
}

const weight = (value: unknown): number => {
  if (value === null || value === undefined || value === '') return 0
  return Array.isArray(value) ? value.length : JSON.stringify(value).length
}

/** What the field at the end of a way holds. */
export function valueAt(data: unknown, way: Way): unknown {
  let value = data
  for (const { block, path } of way) {
    if (block !== null) value = listBlocks(value).find(({ fields }) => fields['id'] === block.id)?.fields
    for (const segment of path.split('.')) value = isRecord(value) ? value[segment] : undefined
  }
  return value
}

export const nameBlock = ({ fields }: Block): BlockName => {
  const title = ['caption', 'title', 'name'].map((name) => fields[name]).find((value) => typeof value === 'string')
  return {
    id: String(fields['id']),
    kind: toWords(String(fields['blockType'])),
    title: typeof title === 'string' && title !== '' ? title : null,
  }
}

/**
 * A way as it is told to a person: `Body › Table “Hours” › Rows 3 › Cells`.
 *
 * @param shownName what the form calls a block, where it shows it
 */
export function wayWords(
  way: Way,
  fields: readonly NamedField[],
  shownName: (id: string) => string | null = () => null,
): string {
  return way
    .flatMap(({ block, path }) =>
      block === null
        ? pathWords(path.split('.'), fields)
        : [
            shownName(block.id) ?? [block.kind, block.title && `“${block.title}”`].filter(Boolean).join(' '),
            ...pathWords(path.split('.'), []),
          ],
    )
    .join(' › ')
}

function pathWords(segments: readonly string[], fields: readonly NamedField[]): readonly string[] {
  const [name, next, ...rest] = segments
  if (name === undefined) return []
  const field = findField(fields, name)
  const label = asText(field?.label) ?? toWords(name)
  const inner = field?.fields ?? []
  if (next === undefined) return [label]
  if (!/^\d+$/.test(next)) return [label, ...pathWords([next, ...rest], inner)]
  return [`${asText(field?.labels?.singular) ?? label} ${Number(next) + 1}`, ...pathWords(rest, inner)]
}

/** Rows, and groups without a name, are not in a path. */
function findField(fields: readonly NamedField[], name: string): NamedField | undefined {
  for (const field of fields) {
    if (field.name === name) return field
    const inner =
      field.name === undefined ? findField([...(field.fields ?? []), ...(field.tabs ?? [])], name) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

/** The fields inside a text that its own error names. */
export function innerErrors(path: string, message: string): readonly string[] {
  const named = /node failed to validate: .*The following fields are invalid: (.+)$/s.exec(message)?.[1]
  return named === undefined ? [] : named.split(', ').map((inner) => `${path}.${inner}`)
}

const asText = (label: unknown): string | null => (typeof label === 'string' && label !== '' ? label : null)

export const isRichText = (value: unknown): boolean => isRecord(value) && isRecord(value['root'])

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
