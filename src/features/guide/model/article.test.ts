import { describe, expect, it } from 'vitest'

import type { HeadingLevel } from '@/lib/rich-text/outline'

import { buildContents, findNeighboursBySlug, readingMinutes, shortDescription } from './article'

const headings = (...levels: readonly HeadingLevel[]) =>
  levels.map((level, index) => ({ id: `h${index}`, text: `Heading ${index}`, level }))

describe('buildContents', () => {
  it('should put the headings of the second level under those of the first and leave out deeper ones', () => {
    const contents = buildContents(headings(2, 3, 4, 3, 2, 2, 2))

    expect(contents.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ['h0', ['h1', 'h3']],
      ['h4', []],
      ['h5', []],
      ['h6', []],
    ])
  })

  it('should be empty for a short article', () => {
    expect(buildContents(headings(2, 3, 2, 2))).toEqual([])
    expect(buildContents([])).toEqual([])
  })
})

describe('readingMinutes', () => {
  it.each([
    ['nothing', '', 1],
    ['a few words', 'Walk seven rounds.', 1],
    ['150 words a minute', 'word '.repeat(1500), 10],
    ['words, not signs', 'word - · '.repeat(1500), 10],
    ['Arabic', 'اللَّهُ '.repeat(300), 2],
    ['the nearer minute', 'word '.repeat(370), 2],
  ])('should count %s', (_what, text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes)
  })
})

describe('shortDescription', () => {
  it('should keep a short text on one line', () => {
    expect(shortDescription(' Umrah in\nplain words. ')).toBe('Umrah in plain words.')
  })

  it('should cut a long text between words', () => {
    const short = shortDescription('sunrise, '.repeat(40))

    expect(short.length).toBeLessThanOrEqual(160)
    expect(short.endsWith('sunrise…')).toBe(true)
  })
})

const items = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }] as const

describe('findNeighboursBySlug', () => {
  it.each([
    ['a', null, 'b'],
    ['b', 'a', 'c'],
    ['c', 'b', null],
    ['x', null, null],
  ])('should find what stands before and after %s', (slug, previous, next) => {
    const neighbours = findNeighboursBySlug(items, slug)

    expect([neighbours.previous?.slug ?? null, neighbours.next?.slug ?? null]).toEqual([previous, next])
  })
})
