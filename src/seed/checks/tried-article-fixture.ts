import type { ArticleSeed } from '../content/types'

/** An article that says nothing else, as the checks are tried on. */
export const article = (markdown: string, sources: ArticleSeed['sources'] = []): ArticleSeed => ({
  section: 'hajj',
  slug: 'tried',
  title: 'Tried',
  summary: 'Tried.',
  order: 1,
  checkedOn: '2026-11-24',
  reviewDueOn: '2026-12-24',
  sources,
  body: [{ type: 'prose', markdown }],
})

/** Words of a text that the checks name `tried`. */
export const text = (words: string) => [{ where: 'tried', text: words }]
