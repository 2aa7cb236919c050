import { describe, expect, test } from 'vitest'

import { AHEAD_PX, rowsWithinReach } from './rows-ahead'

const VIEW_HEIGHT = 800

const topsOf = (tops: readonly number[]) =>
  rowsWithinReach(
    tops.map((top) => ({ top, bottom: top + 200 })),
    VIEW_HEIGHT,
  ).map(({ top }) => top)

describe('Rows within reach', () => {
  test('should begin with those in view and go on downwards', () => {
    expect(topsOf([1000, 300, 1400, -100, 700])).toEqual([-100, 300, 700, 1000, 1400])
  })

  test('should leave those above the view', () => {
    expect(topsOf([-500, -200, -199])).toEqual([-199])
  })

  test('should leave those that a flick does not reach', () => {
    const lowest = VIEW_HEIGHT + AHEAD_PX
    expect(topsOf([lowest, lowest + 1])).toEqual([lowest])
  })

  test('should have nothing to say of no rows', () => {
    expect(topsOf([])).toEqual([])
  })
})
