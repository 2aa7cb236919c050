import { describe, expect, it } from 'vitest'

import { readingMinutes } from './reading-time'

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
