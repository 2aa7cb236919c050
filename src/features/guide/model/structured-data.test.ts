import { describe, expect, it } from 'vitest'

import { articleData, sectionData } from './structured-data'

describe('articleData', () => {
  it('should say what the article is about, when it changed and where it stands', () => {
    const data = articleData({
      section: 'hajj',
      slug: 'hajj-types',
      title: 'The three types of Hajj',
      description: 'Tamattu, Qiran and Ifrad.',
      updatedAt: '2026-11-20T10:00:00.000Z',
      siteUrl: 'https://pilgrim.guide',
      siteName: 'Pilgrim Guide',
    })

    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'Article',
          headline: 'The three types of Hajj',
          dateModified: '2026-11-20T10:00:00.000Z',
          about: { name: 'Hajj' },
          url: 'https://pilgrim.guide/guide/hajj/hajj-types',
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: 'https://pilgrim.guide/guide' },
            { position: 2, item: 'https://pilgrim.guide/guide/hajj' },
            { position: 3, item: 'https://pilgrim.guide/guide/hajj/hajj-types' },
          ],
        },
      ],
    })
  })
})

describe('articleData of a day', () => {
  it('should say which article it is a page of, and stand below it', () => {
    const data = articleData({
      section: 'hajj',
      slug: 'hajj-steps/day-9',
      title: 'Hajj: 9th Dhu al-Hijjah',
      description: 'Stand at Arafah.',
      updatedAt: '2026-11-20T10:00:00.000Z',
      siteUrl: 'https://pilgrim.guide',
      siteName: 'Pilgrim Guide',
      partOf: { slug: 'hajj-steps', title: 'Hajj step by step' },
    })
    expect(data).toMatchObject({
      '@graph': [
        {
          isPartOf: 'https://pilgrim.guide/guide/hajj/hajj-steps#article',
          url: 'https://pilgrim.guide/guide/hajj/hajj-steps/day-9',
        },
        {
          itemListElement: [
            {},
            {},
            { position: 3, name: 'Hajj step by step', item: 'https://pilgrim.guide/guide/hajj/hajj-steps' },
            { position: 4, name: 'Hajj: 9th Dhu al-Hijjah' },
          ],
        },
      ],
    })
  })
})

describe('sectionData', () => {
  it('should list the articles in their order', () => {
    const articles = [
      { slug: 'what-is-umrah', title: 'What is Umrah?' },
      { slug: 'umrah-steps', title: 'The four steps of Umrah' },
    ]

    expect(sectionData({ section: 'umrah', articles, siteUrl: 'https://pilgrim.guide' })).toMatchObject({
      '@graph': [
        {
          itemListElement: [
            { position: 1, url: 'https://pilgrim.guide/guide/umrah/what-is-umrah' },
            { position: 2, url: 'https://pilgrim.guide/guide/umrah/umrah-steps' },
          ],
        },
        { '@type': 'BreadcrumbList' },
      ],
    })
  })
})
