import { describe, expect, it } from 'vitest'

import { assignRows, type RowSlots } from './row-slots'

const slots = (...pairs: [number, number][]): RowSlots => new Map(pairs)

describe('assignRows', () => {
  it('should give every item of a first list a row of its own', () => {
    expect([...assignRows(slots(), [7, 8, 9], true)]).toEqual([
      [7, 7],
      [8, 8],
      [9, 9],
    ])
  })

  it('should leave an item that stays in its row and give the rows of those gone to the new ones', () => {
    expect([...assignRows(slots([7, 0], [8, 1], [9, 2]), [9, 20, 21], true)]).toEqual([
      [9, 2],
      [20, 0],
      [21, 1],
    ])
  })

  it('should make more rows when the old ones do not suffice', () => {
    expect([...assignRows(slots([7, 7]), [7, 8, 9], true).values()]).toEqual([7, 8, 9])
  })

  it('should not name a row after an item whose own row somebody else has', () => {
    expect([...assignRows(slots([20, 7], [21, -1]), [20, 21, 7], true)]).toEqual([
      [20, 7],
      [21, -1],
      [7, -2],
    ])
  })

  it('should take over no row while one has the focus', () => {
    const rows = assignRows(slots([7, 0], [8, 1]), [8, 9], false)
    expect(rows.get(8)).toBe(1)
    expect([0, 1]).not.toContain(rows.get(9))
  })

  it('should never give one row to two items', () => {
    let rows = slots()
    for (let step = 0; step < 200; step += 1) {
      const from = (step * 37) % 50
      const keys = Array.from({ length: 3 + (step % 9) }, (_, index) => from + index)
      rows = assignRows(rows, keys, step % 3 > 0)
      expect([...rows.keys()]).toEqual(keys)
      expect(new Set(rows.values()).size).toBe(keys.length)
    }
  })

  it('should be the same map while the items are the same, in whatever order', () => {
    const before = slots([7, 0], [8, 1])
    expect(assignRows(before, [8, 7], true)).toBe(before)
  })
})
