import { drawings } from '@/blocks/Drawing/drawings'

import type { ArticleBlock, ArticleSeed, Markdown, StepBodyBlock } from '../content/types'

/** Running text of an article, one string a paragraph, list item or heading; Arabic, transliterations and cells left out. */
export const listProse = ({ body }: ArticleSeed): readonly string[] => body.flatMap(listBlockProse)

/** Every English word that the article shows, in cells and labels, too, but not in its sources. */
export const joinWords = (article: ArticleSeed): string =>
  [article.title, article.summary, ...article.body.flatMap(listBlockWords)].join('\n')

/** Markdown without its marks, split into paragraphs, list items and headings. */
const splitIntoParagraphs = (markdown: Markdown): readonly string[] =>
  markdown
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(#{2,3}|[-*]|\d+\.)\s+/, '')
        .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
        .replace(/\*+/g, '')
        .trim(),
    )
    .filter((line) => line !== '')

const listBlockProse = (block: ArticleBlock | StepBodyBlock): readonly string[] => {
  if (block.type === 'prose' || block.type === 'callout') return splitIntoParagraphs(block.markdown)
  if (block.type === 'answer') return listProse(block.answer)
  if (block.type === 'steps') return block.steps.flatMap(({ body }) => body.flatMap(listBlockProse))
  return block.type === 'table' && block.note !== undefined ? [block.note] : []
}

const listBlockWords = (block: ArticleBlock | StepBodyBlock): readonly string[] => {
  switch (block.type) {
    case 'prose':
      return [block.markdown]
    case 'callout':
      return [block.title, block.markdown]
    case 'answer':
      return block.answer.body.flatMap(listBlockWords)
    case 'drawing':
      return [block.caption, ...drawings[block.drawing].words]
    case 'sacredText':
      return [block.label, block.meaning, block.reference]
    case 'steps':
      return [block.title ?? '', ...block.steps.flatMap(({ title, body }) => [title, ...body.flatMap(listBlockWords)])]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat(), block.note ?? '']
    case 'checklist':
      return [block.title, ...block.items.flatMap(({ label, detail }) => [label, detail ?? ''])]
  }
}
