import { describe, expect, it } from 'vitest'

import { indexesNear } from './virtual-list-window'

const COUNT = 10_000

describe('indexesNear', () => {
  it.each([
    ['the top', { startIndex: 0, endIndex: 3 }, [], [0, 1, 2, 3, 4, 5]],
    ['the middle', { startIndex: 500, endIndex: 501 }, [], [498, 499, 500, 501, 502, 503]],
    ['the end', { startIndex: 9998, endIndex: 9999 }, [], [9996, 9997, 9998, 9999]],
    ['a row kept above', { startIndex: 500, endIndex: 500 }, [7], [7, 498, 499, 500, 501, 502]],
    ['a row kept below', { startIndex: 500, endIndex: 500 }, [9999], [498, 499, 500, 501, 502, 9999]],
    ['a kept row that is there anyway', { startIndex: 500, endIndex: 500 }, [501, 501], [498, 499, 500, 501, 502]],
    ['one row kept for two reasons', { startIndex: 500, endIndex: 500 }, [3, 3], [3, 498, 499, 500, 501, 502]],
    ['a kept row the list has no more', { startIndex: 0, endIndex: 0 }, [COUNT, -1], [0, 1, 2]],
  ])('should hold at %s the rows around it', (_, view, kept, expected) => {
    expect(indexesNear({ ...view, overscan: 2, count: COUNT }, kept)).toEqual(expected)
  })

  it('should hold nothing of an empty list', () => {
    expect(indexesNear({ startIndex: 0, endIndex: 0, overscan: 8, count: 0 }, [0])).toEqual([])
  })
})
