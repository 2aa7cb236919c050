import { readFields, inlineText, readNodes, type RichTextData, type RichTextNode, readRows, readString } from './nodes'

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

export type Heading = { readonly id: string; readonly text: string; readonly level: HeadingLevel }

export type Outline = {
  /** In reading order. */
  readonly headings: readonly Heading[]
  /** The heading a node, a `steps` block's fields or one of its steps is shown with; keyed by identity. */
  readonly headingByNode: ReadonlyMap<object, Heading>
}

/** Ids that the page around the text uses itself. */
export const RESERVED_IDS = ['content', 'contents', 'read-on', 'site-menu', 'sources'] as const

const LONGEST_ID = 60

/**
 * Gives each heading of a rich text the id it is linked by and the level it is shown at. Ids are unique and depend on
 * the words alone, so links keep working when something else in the text changes. Levels start at `topLevel` and never
 * skip one on the way down, whatever an editor chose.
 */
export function buildOutline(data: RichTextData, topLevel: HeadingLevel = 2): Outline {
  const headings: Heading[] = []
  const headingByNode = new Map<object, Heading>()
  const takenIds = new Set<string>(RESERVED_IDS)

  const add = (key: object, text: string, level: number): void => {
    if (text === '') return
    const previous = headings.at(-1)?.level ?? topLevel - 1
    const heading = { id: uniqueId(text, takenIds), text, level: levelWithin(level, topLevel, previous + 1) }
    headings.push(heading)
    headingByNode.set(key, heading)
  }

  const walk = (nodes: readonly RichTextNode[], base: number): void => {
    for (const node of nodes) {
      if (node.type === 'heading') add(node, inlineText(node), base + tagDepth(node.tag))
      if (node.type !== 'block') continue
      const fields = readFields(node)
      add(fields, fields.blockType === 'steps' ? readString(fields.title) : '', base)
      for (const step of readRows(fields.steps)) {
        add(step, readString(step.title), base + 1)
        walk(readNodes(step.body), base + 2)
      }
      walk(readNodes(fields.body), base + 1)
    }
  }

  walk(data.root.children, topLevel)
  return { headings, headingByNode }
}

/** `h2` is the highest an editor can choose. */
const tagDepth = (tag: unknown): number => Math.max(0, Number(readString(tag).slice(1)) - 2 || 0)

const levels: readonly HeadingLevel[] = [2, 3, 4, 5, 6]

function levelWithin(wanted: number, lowest: HeadingLevel, highest: number): HeadingLevel {
  const level = Math.max(lowest, Math.min(wanted, highest))
  return levels.find((candidate) => candidate >= level) ?? 6
}

function uniqueId(text: string, taken: Set<string>): string {
  const base = toHeadingId(text)
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}

/** `Sa'i of Hajj` becomes `sai-of-hajj`. */
export function toHeadingId(text: string): string {
  const id = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʿʾ`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '')
  return id || 'section'
}
