import { describe, expect, it } from 'vitest'

import { isWorthMore } from './fix-choice'

const kaaba = { latitude: 21.4225, longitude: 39.8262 }

/** About 111 km for a degree of latitude. */
const fix = (accuracyMetres: number, seconds: number, metresNorth = 0) => ({
  ...kaaba,
  latitude: kaaba.latitude + metresNorth / 111_195,
  accuracyMetres,
  takenAt: 1_000_000 + seconds * 1000,
})

describe('isWorthMore', () => {
  it.each([
    ['as exact a one', fix(8, 0), fix(8, 1), true],
    ['a more exact one', fix(900, 0), fix(8, 1), true],
    ['a more exact one far away', fix(900, 0), fix(8, 1, 5_000), true],
    ['a little worse one, as between houses', fix(8, 0), fix(30, 1), true],
    ['a worse one at once', fix(8, 0), fix(31, 1), false],
    ['a worse one, until one may have walked that far', fix(8, 0), fix(40, 21), false],
    ['a worse one, once one may have walked that far', fix(8, 0), fix(40, 22), true],
    ['a rough one', fix(8, 0), fix(900, 1, 300), false],
    ['a rough one after five minutes', fix(8, 0), fix(900, 300, 300), false],
    ['a rough one of nearly ten minutes later', fix(8, 0), fix(900, 599), true],
    ['a worse one that leaves no doubt: too far to walk', fix(8, 0), fix(100, 10, 400), true],
    ['a worse one whose circle may hold the walker', fix(8, 0), fix(100, 10, 200), false],
    ['a rough one that is somewhere else altogether', fix(8, 0), fix(5_000, 60, 300_000), true],
    ['a rough one whose circle holds all that is around', fix(8, 0), fix(60_000, 60, 60_000), false],
    ['a rough one after a rougher one', fix(60_000, 0), fix(5_000, 1), true],
    ['a rougher one after a rough one', fix(5_000, 0), fix(60_000, 1), false],
    ['an earlier one, of another receiver, as exact', fix(8, 20), fix(8, 0), true],
    ['an earlier one that is worse', fix(8, 20), fix(900, 0), false],
    ['one from before the clock was put back', fix(8, 36_000), fix(8, 0), true],
    ['one of which nobody knows how exact it is', fix(8, 0), fix(NaN, 5), false],
    ['any one after such', fix(NaN, 0), fix(60_000, 5), true],
  ])('should judge %s', (_, before, now, expected) => {
    expect(isWorthMore(now, before)).toBe(expected)
  })

  it('should keep the exact one of two receivers that tell in turn', () => {
    const told = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? fix(8, n) : fix(900, n, 400)))
    const kept = told.reduce((before, now) => (isWorthMore(now, before) ? now : before))
    expect(kept).toBe(told[10])
    expect(told.filter((now, n) => n > 0 && isWorthMore(now, fix(8, n - 1))).map((one) => one.accuracyMetres)).toEqual(
      Array(5).fill(8),
    )
  })
})
