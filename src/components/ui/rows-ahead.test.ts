import { describe, expect, test } from 'vitest'

import { AHEAD_PX, rowsWithinReach } from './rows-ahead'

const VIEW_HEIGHT = 800

const rowAt = (top: number) => ({ top, bottom: top + 200 })

const topsOf = (tops: readonly number[]) => rowsWithinReach(tops.map(rowAt), VIEW_HEIGHT).map(({ top }) => top)

describe('Rows within reach', () => {
  test('should begin with those in view and go on to the nearest on either side', () => {
    expect(topsOf([-1000, -400, -100, 300, 700, 1000, 1400])).toEqual([700, 300, -100, 1000, -400, 1400, -1000])
  })

  test('should take of two that are as near the one below, where a reader goes on', () => {
    expect(topsOf([-300, 900])).toEqual([900, -300])
  })

  test('should leave those that a flick does not reach', () => {
    const lowest = VIEW_HEIGHT + AHEAD_PX
    const highest = -AHEAD_PX - 200
    expect(topsOf([highest - 1, highest, lowest, lowest + 1])).toEqual([lowest, highest])
  })

  test('should have nothing to say of no rows', () => {
    expect(topsOf([])).toEqual([])
  })
})
