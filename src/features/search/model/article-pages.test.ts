import { describe, expect, it } from 'vitest'

import { articlePages, type SearchArticle } from './article-pages'

const article = (fields: Partial<SearchArticle>): SearchArticle => ({
  section: 'umrah',
  slug: 'umrah-steps',
  title: 'The four steps of Umrah',
  summary: null,
  ...fields,
})

describe('articlePages', () => {
  it('should be those that ship while nothing is known', () => {
    expect(articlePages(undefined)).toHaveLength(34)
  })

  it('should take the title of the CMS and keep the keywords', () => {
    const [page, ...others] = articlePages([article({ title: 'Umrah in four rites' })])

    expect(page).toMatchObject({ path: '/guide/umrah/umrah-steps', title: 'Umrah in four rites' })
    expect(page?.keywords).toContain('tawaf')
    expect(others).toEqual([])
  })

  it('should add what the CMS has beside them, after them, with its summary', () => {
    const added = article({
      section: 'hajj',
      slug: 'hajj-health',
      title: 'Health',
      summary: 'Dehydration and sunstroke.',
    })

    expect(articlePages([added, article({})])).toEqual([
      expect.objectContaining({ path: '/guide/umrah/umrah-steps' }),
      { path: '/guide/hajj/hajj-health', title: 'Health', keywords: [], about: 'Dehydration and sunstroke.' },
    ])
  })

  it('should keep the order that ships, whatever the order of the answer', () => {
    const last = article({ section: 'hajj', slug: 'hajj-etiquette', title: 'Etiquette' })

    expect(articlePages([last, article({})]).map(({ path }) => path)).toEqual([
      '/guide/umrah/umrah-steps',
      '/guide/hajj/hajj-etiquette',
    ])
  })

  it('should tell the same slug in another section apart', () => {
    expect(articlePages([article({ section: 'hajj' })])).toMatchObject([
      { path: '/guide/hajj/umrah-steps', keywords: [] },
    ])
  })

  it('should drop all when none is published', () => {
    expect(articlePages([])).toEqual([])
  })
})
