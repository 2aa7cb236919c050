import { describe, expect, it } from 'vitest'

import { isAnnounced, secondsToKeep } from './announced-notices'

const NOW = Date.parse('2026-11-27T12:00:00+03:00')
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

describe('isAnnounced', () => {
  it.each([
    ['one that goes on', NOW - HOUR, NOW + 1, true],
    ['one that ends now', NOW - HOUR, NOW, false],
    ['one that has ended', NOW - 2 * HOUR, NOW - HOUR, false],
    ['one that begins in a week', NOW + WEEK, NOW + WEEK + HOUR, true],
    ['one that begins later', NOW + WEEK + 1, NOW + WEEK + HOUR, false],
  ])('should tell of %s: %s to %s, %s', (_, starts, ends, isTold) => {
    expect(isAnnounced({ starts, ends }, NOW)).toBe(isTold)
  })
})

describe('secondsToKeep', () => {
  it.each([
    ['nothing changes', [], 15],
    ['all has changed already', [NOW - HOUR, NOW], 15],
    ['the next change is far off', [NOW + HOUR], 15],
    ['the next change is near', [NOW + HOUR, NOW + 20_999, NOW - 1], 10],
    ['it changes in a second', [NOW + 1_000], 0],
  ])('should be short when %s', (_, moments, seconds) => {
    expect(secondsToKeep(moments, NOW)).toBe(seconds)
  })

  it('should let two caches in a row never show what has ended', () => {
    for (let left = 0; left < 60_000; left += 137) {
      expect(2 * 1_000 * secondsToKeep([NOW + left], NOW)).toBeLessThanOrEqual(left === 0 ? 30_000 : left)
    }
  })
})
