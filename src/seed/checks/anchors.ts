import type { RichTextNode } from '@/lib/rich-text/nodes'
import { buildOutline } from '@/lib/rich-text/outline'

import type { ArticleBlock, ArticleSeed, Markdown, StepBodyBlock } from '../content/types'
import type { Report } from './check'
import { joinWords } from './plain-text'

const ANCHORED = /\]\((\/guide\/\w+\/[\w-]+)#([\w-]+)\)/g

/** Finds links into an article whose heading is not there: the reader would land at its top and look for the answer. */
export function checkAnchors(articles: readonly ArticleSeed[]): Report {
  const idsByPage = new Map(articles.map((article) => [pageOf(article), listHeadingIds(article)]))
  const links = articles.flatMap((article) =>
    [...joinWords(article).matchAll(ANCHORED)].map(([, page = '', anchor = '']) => ({
      where: article.slug,
      page,
      anchor,
    })),
  )
  const faults = links
    .filter(({ page, anchor }) => !(idsByPage.get(page) ?? []).includes(anchor))
    .map(({ where, page, anchor }) => `${where}: ${page} has no heading "${anchor}"`)
  return { lines: [`${links.length} links to a heading, ${faults.length} without one`], faults }
}

const pageOf = ({ section, slug }: ArticleSeed): string => `/guide/${section}/${slug}`

const listHeadingIds = ({ body }: ArticleSeed): readonly string[] =>
  buildOutline({ root: { children: body.flatMap(toNodes) } }).headings.map(({ id }) => id)

function toNodes(block: ArticleBlock | StepBodyBlock): readonly RichTextNode[] {
  if (block.type === 'prose') return toHeadings(block.markdown)
  if (block.type !== 'steps') return []
  const steps = block.steps.map(({ title, body }) => ({ title, body: { root: { children: body.flatMap(toNodes) } } }))
  return [{ type: 'block', fields: { blockType: 'steps', title: block.title ?? '', steps } }]
}

const toHeadings = (markdown: Markdown): readonly RichTextNode[] =>
  [...markdown.matchAll(/^(##+) (.+)$/gm)].map(([, marks = '', text = '']) => ({
    type: 'heading',
    tag: `h${marks.length}`,
    children: [{ type: 'text', text: text.replace(/\*+/g, '') }],
  }))
