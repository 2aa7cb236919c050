// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import type { Notice } from '@/domain/notices/notice'

import { parseXml, type ParsedElement } from '../../tests/helpers/parse-xml'
import { noticeFeed } from './notice-feed'

const SITE = 'https://guide.example.org'
const STARTS = Date.parse('2026-11-27T18:00:00+03:00')
const HOUR = 3_600_000

const notice: Notice = {
  id: 12,
  title: 'Gate <79> is closed',
  text: 'Take gate 84.',
  severity: 'danger',
  audience: 'women',
  concern: { kind: 'all' },
  isClosed: false,
  starts: STARTS,
  ends: STARTS + HOUR,
  changed: STARTS - HOUR,
  source: { name: 'The guards', href: 'https://example.org/?a=1&b=2' },
}

const read = (notices: readonly Notice[]): ParsedElement => parseXml(noticeFeed(notices, SITE))

const texts = ({ children }: ParsedElement, name: string): readonly string[] =>
  children.filter((child) => child.name === name).map(({ text }) => text)

const links = ({ children }: ParsedElement): readonly string[] =>
  children
    .filter(({ name }) => name === 'link')
    .map(({ attributes: { rel = '', type = '', href = '' } }) => `${rel} ${type} ${href}`)

const entries = (feed: ParsedElement): readonly ParsedElement[] => feed.children.filter(({ name }) => name === 'entry')

describe('the feed of notices', () => {
  it('should have what RFC 4287 asks of a feed, once each', () => {
    const feed = read([notice])

    expect(feed).toMatchObject({ name: 'feed', namespace: 'http://www.w3.org/2005/Atom' })
    for (const name of ['id', 'title', 'updated', 'author']) expect(texts(feed, name), name).toHaveLength(1)
    expect(texts(feed, 'id')).toEqual([`${SITE}/api/notices/atom`])
    expect(links(feed)).toEqual([
      `self application/atom+xml ${SITE}/api/notices/atom`,
      `alternate text/html ${SITE}/notices`,
    ])
  })

  it('should lead from each entry to the notice, to its message and to its source', () => {
    const [entry] = entries(read([notice]))

    for (const name of ['id', 'title', 'updated', 'published', 'content']) {
      expect(entry && texts(entry, name), name).toHaveLength(1)
    }
    expect(entry && links(entry)).toEqual([
      `alternate text/html ${SITE}/notices#notice-12`,
      `alternate application/cap+xml ${SITE}/api/notices/12/cap`,
      'via  https://example.org/?a=1&b=2',
    ])
    expect(entry && texts(entry, 'title')).toEqual(['Gate <79> is closed'])
    expect(entry && texts(entry, 'content')).toEqual(['Take gate 84.\n\nSource: The guards'])
  })

  it('should date an entry by its start when it was written ahead, and the feed by its newest entry', () => {
    const later = { ...notice, id: 13, changed: STARTS + HOUR / 2 }
    const feed = read([notice, later])

    expect(entries(feed).flatMap((entry) => texts(entry, 'updated'))).toEqual([
      '2026-11-27T18:00:00+03:00',
      '2026-11-27T18:30:00+03:00',
    ])
    expect(texts(feed, 'updated')).toEqual(['2026-11-27T18:30:00+03:00'])
    expect(new Set(entries(feed).flatMap((entry) => texts(entry, 'id'))).size).toBe(2)
  })

  it('should be a feed without an entry, too, the same at each look', () => {
    expect(noticeFeed([], SITE)).toBe(noticeFeed([], SITE))
    expect(texts(read([]), 'updated')[0]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+03:00$/)
  })
})
