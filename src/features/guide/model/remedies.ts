import { BOLD } from '@/lib/rich-text/facts'
import {
  readChildren,
  readFields,
  inlineText,
  readNodes,
  type RichTextNode,
  readRows,
  readString,
} from '@/lib/rich-text/nodes'
import type { GuideArticle } from '@/payload-types'

import type { Step } from './days'
import { toBody } from './rite-steps'
import { ritesNamed, ritesOfStep } from './rites'

type Body = GuideArticle['body']
type Node = Body['root']['children'][number]

/** Something that went wrong, and what an article says to do about it. */
export type Remedy = { readonly title: string; readonly body: Body }

export type StepRemedies = {
  /** Of the step. */
  readonly mishaps: readonly Remedy[]
  /** Of no rite by name. */
  readonly general: readonly Remedy[]
  /** A list of what people often do wrong, `null` without one. */
  readonly mistakes: Body | null
}

/**
 * What an article says about mistakes in one of its steps, in its own words: what the step says itself, and the lines of
 * the article's parts about mistakes that name the rite of the step, or none, and so hold in every step.
 */
export function findRemedies(article: Body, step: Step): StepRemedies {
  const about = nodesAboutMistakes(article.root.children)
  const rites = ritesOfStep(step.title)
  const isOfStep = (text: string) => ritesNamed(text).some((rite) => rites.includes(rite))
  const isGeneral = (text: string) => ritesNamed(text).length === 0
  const mishaps = about.flatMap(({ node }) => listMishaps(node))
  // The rite is mostly in the title; a sheep that is due after Ihram is no matter of Ihram.
  const subject = ({ title, body }: Remedy) => (isGeneral(title) ? `${title} ${firstSentence(body)}` : title)
  const items = about
    .filter(({ heading, node }) => /\bmistakes?\b/i.test(heading) && node.type === 'list')
    .flatMap(({ node }) => readChildren(node))
    .filter((item) => labelled(item) === null)
  const mistakes = items.filter((item) => isOfStep(inlineText(item)) || isGeneral(inlineText(item)))
  return {
    mishaps: distinct([...ownMishaps(readNodes(step.body)), ...mishaps.filter((mishap) => isOfStep(subject(mishap)))]),
    general: distinct(mishaps.filter((mishap) => isGeneral(subject(mishap)))),
    mistakes: mistakes.length === 0 ? null : toBody([list(mistakes)]),
  }
}

export const hasAny = ({ mishaps, general, mistakes }: StepRemedies): boolean =>
  mishaps.length > 0 || general.length > 0 || mistakes !== null

/** Headings of parts about mistakes; such a part ends at the next heading of its level. */
const ABOUT_MISTAKES = /\b(mistakes?|wrong|spoils?|repair(s|ed)?)\b/i

/** The first such heading is where a link to all mistakes of the article leads. */
export const isAboutMistakes = (heading: string): boolean => ABOUT_MISTAKES.test(heading)

/** Labels of lines, and titles of boxes, that are about a mishap. */
const MISHAP = /\b(breaks?|broken|lost|doubt|late|wrong|forgot(ten)?|missed|too full|still in)\b/i

type HeadedNode = { readonly heading: string; readonly node: RichTextNode }

function nodesAboutMistakes(nodes: readonly RichTextNode[]): readonly HeadedNode[] {
  return nodes.reduce<{ readonly heading: string; readonly results: readonly HeadedNode[] }>(
    ({ heading, results }, node) =>
      node.type === 'heading' && node.tag === 'h2'
        ? { heading: inlineText(node), results }
        : {
            heading,
            results: isAboutMistakes(heading) && !isWarning(node) ? [...results, { heading, node }] : results,
          },
    { heading: '', results: [] },
  ).results
}

/** Heat and crowds are no mistakes in a rite. */
const isWarning = (node: RichTextNode): boolean => readFields(node).tone === 'safety'

/** Rows of tables of two columns, and lines with a label, in boxes too. */
function listMishaps(node: RichTextNode): readonly Remedy[] {
  const { blockType, rows, body } = readFields(node)
  if (blockType === 'dataTable') {
    return readRows(rows).flatMap(({ cells }) => {
      const [title, ...answers] = readRows(cells).map(({ text }) => readString(text))
      return title ? [{ title, body: toBody(answers.map(paragraph)) }] : []
    })
  }
  if (blockType === 'callout') return readNodes(body).flatMap(listMishaps)
  if (node.type === 'list') return readChildren(node).flatMap(listMishaps)
  return labelled(node) ?? []
}

function ownMishaps(nodes: readonly RichTextNode[]): readonly Remedy[] {
  return nodes.flatMap((node) => {
    const { blockType, title, body } = readFields(node)
    if (blockType !== 'callout') return listMishaps(node).filter((mishap) => MISHAP.test(mishap.title))
    const name = readString(title)
    return MISHAP.test(name) ? [{ title: name, body: body as Body }] : ownMishaps(readNodes(body))
  })
}

/** A paragraph or item that begins in bold: its label, and the rest. */
function labelled(node: RichTextNode): readonly Remedy[] | null {
  if (node.type !== 'paragraph' && node.type !== 'listitem') return null
  const children = readChildren(node)
  const end = children.findIndex((child) => !isBold(child))
  if (end <= 0) return null
  const [first, ...rest] = children.slice(end)
  if (first === undefined) return null
  const [, inBrackets = '', text = ''] = AFTER_LABEL.exec(String(first.text ?? '')) ?? []
  const label = [...children.slice(0, end).map(inlineText), inBrackets].filter(Boolean).join(' ')
  // What followed a label begins a sentence of its own.
  const capitalized =
    typeof first.text === 'string' ? { ...first, text: text.charAt(0).toUpperCase() + text.slice(1) } : first
  return [{ title: label.replace(/[.:]$/, ''), body: toBody([{ ...paragraph(''), children: [capitalized, ...rest] }]) }]
}

/** What stands in brackets after a label belongs to it: "**A ban broken** (hair, nails): a repair". */
const AFTER_LABEL = /^\s*(\([^)]*\))?[\s:.]*([\s\S]*)$/

const isBold = ({ type, format }: RichTextNode): boolean =>
  type === 'text' && typeof format === 'number' && (format & BOLD) !== 0

const firstSentence = ({ root }: Body): string => root.children.map(inlineText).join(' ').split('. ')[0] ?? ''

const distinct = (mishaps: readonly Remedy[]): readonly Remedy[] =>
  [...new Map(mishaps.toReversed().map((mishap) => [mishap.title, mishap])).values()].toReversed()

const paragraph = (text: string): Node => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text, format: 0 }],
})

const list = (items: readonly RichTextNode[]): Node => ({
  type: 'list',
  version: 1,
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: [...items],
})
