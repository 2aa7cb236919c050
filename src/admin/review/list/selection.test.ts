import { describe, expect, it } from 'vitest'

import { findNext, NOTHING_SELECTED, pruneSelection, toggleRow, withRange } from './selection'

describe('toggleRow', () => {
  it('should tick and untick, and leave the old selection as it was', () => {
    const one = toggleRow(NOTHING_SELECTED, 7)

    expect([...one]).toEqual([7])
    expect([...toggleRow(one, 7)]).toEqual([])
    expect([...one]).toEqual([7])
  })
})

describe('withRange', () => {
  const ids = [10, 20, 30, 40]

  it.each([
    [20, 40, [1, 20, 30, 40]],
    [40, 20, [1, 20, 30, 40]],
    [30, 30, [1, 30]],
    [99, 30, [1, 30]],
  ])('should add the rows from %d to %d', (from, to, selected) => {
    expect([...withRange(new Set([1]), ids, from, to)]).toEqual(selected)
  })
})

describe('pruneSelection', () => {
  it('should forget rows that have left the list', () => {
    expect([...pruneSelection(new Set([1, 2, 3]), [3, 4])]).toEqual([3])
  })

  it('should be the same object when nothing has left', () => {
    const selection = new Set([1, 2])
    expect(pruneSelection(selection, [1, 2, 3])).toBe(selection)
  })
})

describe('findNext', () => {
  const ids = [1, 2, 3, 4]

  it.each([
    [2, [2], 3],
    [2, [2, 3], 4],
    [4, [4], 3],
    [3, [3, 4], 2],
    [1, [1, 2, 3, 4], null],
    [9, [9], 1],
  ])('should lead from %d, when %j leave, to %s', (current, leaving, next) => {
    expect(findNext(ids, current, new Set(leaving))).toBe(next)
  })
})
