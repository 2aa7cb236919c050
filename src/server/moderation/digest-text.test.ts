import { describe, expect, it } from 'vitest'

import { digestText, formatAge } from './digest-text'

const now = new Date('2026-11-21T03:00:00.000Z')
const queueUrl = 'https://guide.example/admin/review'

describe('digestText', () => {
  it('should say how many wait, of what, since when and where', () => {
    const counts = [
      { kind: 'place', count: 12 },
      { kind: 'path', count: 0 },
      { kind: 'report', count: 3 },
    ]

    const digest = digestText({ work: { counts, oldest: new Date('2026-11-18T02:00:00.000Z') }, now, queueUrl })

    expect(digest?.subject).toBe('15 submissions wait for review')
    expect(digest?.text).toBe(
      [
        '15 submissions wait for review:',
        '',
        '  12 × place',
        '  3 × problem report',
        '',
        'The oldest has waited for 3 days.',
        '',
        'Open the review queue: https://guide.example/admin/review',
        '',
      ].join('\n'),
    )
  })

  it('should speak of one in the singular', () => {
    const work = { counts: [{ kind: 'path', count: 1 }], oldest: new Date('2026-11-21T02:59:00.000Z') }
    expect(digestText({ work, now, queueUrl })?.subject).toBe('1 submission waits for review')
  })

  it.each([
    { counts: [], oldest: null },
    { counts: [{ kind: 'place', count: 0 }], oldest: null },
  ])('should say nothing when nothing waits: %j', (work) => {
    expect(digestText({ work, now, queueUrl })).toBeNull()
  })
})

describe('formatAge', () => {
  it.each([
    [-5, '0 minutes'],
    [59_999, '0 minutes'],
    [60_000, '1 minute'],
    [59 * 60_000, '59 minutes'],
    [60 * 60_000, '1 hour'],
    [47.9 * 3_600_000, '47 hours'],
    [48 * 3_600_000, '2 days'],
  ])('should write %d ms as %s', (milliseconds, text) => {
    expect(formatAge(milliseconds)).toBe(text)
  })
})
