import { describe, expect, it } from 'vitest'

import { findNewest, MAX_SITEMAP_ENTRIES, sitemapEntries } from './sitemap-entries'

describe('sitemapEntries', () => {
  it('should give absolute addresses with the day of the last change', () => {
    const entries = sitemapEntries('https://guide.example', [
      { path: '/' },
      { path: '/place/255', updatedAt: '2026-11-20T08:00:00.000Z' },
      { path: '/about', updatedAt: null },
    ])

    expect(entries).toEqual([
      { url: 'https://guide.example/' },
      { url: 'https://guide.example/place/255', lastModified: '2026-11-20T08:00:00.000Z' },
      { url: 'https://guide.example/about' },
    ])
  })

  it('should escape what XML would read as its own', () => {
    const [entry] = sitemapEntries('https://guide.example', [{ path: "/gate-details?id=1&mosqueName=an'Nabawi" }])

    expect(entry?.url).toBe('https://guide.example/gate-details?id=1&amp;mosqueName=an&apos;Nabawi')
  })

  it('should name each path once', () => {
    const entries = sitemapEntries('https://guide.example', [
      { path: '/faq', updatedAt: '2026-01-01' },
      { path: '/about' },
      { path: '/faq' },
    ])

    expect(entries).toEqual([
      { url: 'https://guide.example/faq', lastModified: '2026-01-01' },
      { url: 'https://guide.example/about' },
    ])
  })

  it('should stay within what one file may hold', () => {
    const pages = Array.from({ length: MAX_SITEMAP_ENTRIES + 1 }, (_, id) => ({ path: `/place/${id}` }))

    expect(sitemapEntries('https://guide.example', pages)).toHaveLength(MAX_SITEMAP_ENTRIES)
  })
})

describe('findNewest', () => {
  it('should find the newest change', () => {
    const documents = [{ updatedAt: '2026-10-01' }, { updatedAt: null }, { updatedAt: '2026-11-20' }, {}]

    expect(findNewest(documents)).toBe('2026-11-20')
  })

  it.each([[[]], [[{ updatedAt: null }]]])('should know no change of %j', (documents) => {
    expect(findNewest(documents)).toBeUndefined()
  })
})
