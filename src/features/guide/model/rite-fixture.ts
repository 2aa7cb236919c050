import type { HajjDay } from '@/domain/guide/hajj-days'
import { BOLD } from '@/lib/rich-text/facts'
import type { GuideArticle } from '@/payload-types'

type Body = GuideArticle['body']
type Node = Body['root']['children'][number]

// Rich text as the CMS stores it, for the tests of this folder.

export const root = (...children: Node[]): Body => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})

const words = (text: string, format = 0): Node => ({ type: 'text', version: 1, text, format })

/** A text before a bar is bold: "Late.| Do it." */
const inline = (text: string): Node[] => {
  const [label = '', rest] = text.split('|')
  return rest === undefined ? [words(label)] : [words(label, BOLD), words(rest)]
}

export const paragraph = (text: string): Node => ({ type: 'paragraph', version: 1, children: inline(text) })

export const heading = (text: string): Node => ({ type: 'heading', version: 1, tag: 'h2', children: [words(text)] })

export const list = (...items: readonly string[]): Node => ({
  type: 'list',
  version: 1,
  listType: 'bullet',
  children: items.map((text) => ({ type: 'listitem', version: 1, children: inline(text) })),
})

const block = (fields: Record<string, unknown>): Node => ({ type: 'block', version: 2, fields })

export const callout = (tone: string, title: string, ...body: Node[]): Node =>
  block({ blockType: 'callout', tone, title, body: root(...body) })

export const table = (...rows: readonly (readonly string[])[]): Node =>
  block({ blockType: 'dataTable', rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text })) })) })

export const step = (title: string, days: readonly HajjDay[] | null, ...body: Node[]) => ({
  title,
  days: days === null ? null : [...days],
  body: root(...body),
})

export const steps = (...all: readonly ReturnType<typeof step>[]): Node => block({ blockType: 'steps', steps: all })
