import { describe, expect, it } from 'vitest'

import type { ArticleSummary } from '@/contracts/content'

import { announcedItems } from './announced'

const duas: ArticleSummary = {
  id: 7,
  section: 'more',
  slug: 'duas',
  title: 'Duas of the rites',
  summary: 'Words.',
  checkedOn: null,
  updatedAt: '2026-11-24T10:00:00.000Z',
}

describe('announcedItems', () => {
  it('should lead to what has come, under the title and address it has now', () => {
    expect(announcedItems([{ title: 'Prayer guides', description: 'Words.', article: 7 }], [duas])).toEqual([
      {
        title: 'Prayer guides',
        description: 'Words.',
        article: { title: 'Duas of the rites', href: '/guide/more/duas' },
      },
    ])
  })

  it.each([
    ['names no article', undefined],
    ['names one that is not public', 8],
  ])('should stay an announcement where it %s', (_what, article) => {
    expect(announcedItems([{ title: 'Visa help', article }], [duas])).toEqual([
      { title: 'Visa help', description: null, article: null },
    ])
  })
})
