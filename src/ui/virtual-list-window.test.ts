import { describe, expect, it } from 'vitest'

import { indexesOf, type Rows, rowsAtOnce, rowsNextFrame } from './virtual-list-window'

const COUNT = 10_000

const rows = (first: number, last: number): Rows => ({ first, last })

describe('rowsAtOnce', () => {
  it.each([
    ['nothing is there yet', null, rows(100, 104), rows(100, 104)],
    ['the view is among what is there', rows(92, 112), rows(99, 103), rows(92, 112)],
    ['the view has moved on beyond it', rows(92, 112), rows(110, 114), rows(92, 114)],
    ['the view has moved back beyond it', rows(92, 112), rows(89, 93), rows(89, 112)],
    ['the view begins where it ends', rows(92, 112), rows(113, 117), rows(92, 117)],
    ['the view is somewhere else', rows(92, 112), rows(114, 118), rows(114, 118)],
    ['the view is somewhere before', rows(92, 112), rows(80, 90), rows(80, 90)],
  ])('should hold all rows in view when %s', (_, shown, view, expected) => {
    expect(rowsAtOnce(shown, view)).toEqual(expected)
  })

  it('should be as it was while the view is among what is there', () => {
    const shown = rows(92, 112)
    expect(rowsAtOnce(shown, rows(104, 108))).toBe(shown)
  })
})

describe('rowsNextFrame', () => {
  it.each([
    ['one below to begin with', rows(100, 104), rows(100, 104), rows(100, 105)],
    ['one above after that', rows(100, 105), rows(100, 104), rows(99, 105)],
    ['one at the beginning', rows(0, 3), rows(0, 3), rows(0, 4)],
    ['the one that is missing', rows(92, 111), rows(100, 104), rows(92, 112)],
    ['none, and what is too much goes', rows(80, 112), rows(100, 104), rows(92, 112)],
  ])('should bring %s before anybody scrolls', (_, shown, view, expected) => {
    expect(rowsNextFrame(shown, view, COUNT, 'none')).toEqual(expected)
  })

  it.each([
    ['one on each side to begin with', rows(100, 104), rows(100, 104), rows(99, 105)],
    ['two below after moving on, and two above go', rows(84, 120), rows(107, 111), rows(86, 122)],
    ['two above after moving back, and two below go', rows(84, 120), rows(93, 97), rows(82, 118)],
    ['none above the first row', rows(0, 3), rows(0, 3), rows(0, 5)],
    ['none below the last row', rows(9_996, 9_999), rows(9_996, 9_999), rows(9_994, 9_999)],
    ['the one that is missing', rows(84, 119), rows(100, 104), rows(84, 120)],
    ['none, and what is too much goes', rows(72, 120), rows(100, 104), rows(84, 120)],
  ])('should bring %s when the page rests after a movement', (_, shown, view, expected) => {
    expect(rowsNextFrame(shown, view, COUNT, 'moved')).toEqual(expected)
  })

  it.each([
    ['nothing while three are left below', rows(84, 120), rows(113, 117), rows(84, 120)],
    ['two when they are not, and two above go', rows(84, 120), rows(116, 120), rows(86, 122)],
    ['one when one is missing', rows(84, 120), rows(114, 118), rows(85, 121)],
    ['two above after moving back, and two below go', rows(84, 120), rows(84, 88), rows(82, 118)],
    ['two, and none goes while there is room', rows(100, 104), rows(100, 104), rows(99, 105)],
  ])('should bring %s in a movement', (_, shown, view, expected) => {
    expect(rowsNextFrame(shown, view, COUNT, 'moving')).toEqual(expected)
  })

  it.each([
    ['eight rows on both sides before anybody scrolls', 'none', rows(92, 112)],
    ['sixteen after that', 'moved', rows(84, 120)],
  ] as const)('should be at rest with %s', (_, movement, all) => {
    expect(rowsNextFrame(all, rows(100, 104), COUNT, movement)).toBe(all)
  })

  it.each([
    ['the middle', rows(500, 504), rows(484, 520)],
    ['the beginning', rows(0, 3), rows(0, 19)],
    ['the end', rows(9_998, 9_999), rows(9_982, 9_999)],
    ['a screen that shows forty', rows(500, 539), rows(492, 547)],
    ['a screen that shows a hundred', rows(500, 599), rows(497, 602)],
  ])('should be complete after some frames at %s', (_, view, complete) => {
    let shown = view
    for (let frame = 0; frame < 16; frame += 1) shown = rowsNextFrame(shown, view, COUNT, 'moved')
    expect(shown).toEqual(complete)
    expect(rowsNextFrame(shown, view, COUNT, 'moved')).toBe(shown)
  })

  it('should never leave out a row in view while somebody scrolls', () => {
    let shown = rows(0, 4)
    for (let first = 0; first < 400; first += 7) {
      const view = rows(first, first + 4)
      shown = rowsAtOnce(shown, view)
      expect(shown.first).toBeLessThanOrEqual(view.first)
      expect(shown.last).toBeGreaterThanOrEqual(view.last)
      shown = rowsNextFrame(shown, view, COUNT, 'moving')
      expect(shown.first).toBeLessThanOrEqual(view.first)
      expect(shown.last).toBeGreaterThanOrEqual(view.last)
    }
  })
})

describe('indexesOf', () => {
  it.each([
    ['the top', rows(0, 3), [], [0, 1, 2, 3]],
    ['the end', rows(9_998, 9_999), [], [9_998, 9_999]],
    ['a row kept above', rows(500, 502), [7], [7, 500, 501, 502]],
    ['a row kept below', rows(500, 502), [9_999], [500, 501, 502, 9_999]],
    ['a kept row that is there anyway', rows(500, 502), [501, 501], [500, 501, 502]],
    ['one row kept for two reasons', rows(500, 501), [3, 3], [3, 500, 501]],
    ['a kept row the list has no more', rows(0, 1), [COUNT, -1], [0, 1]],
    ['a list that has become shorter', rows(9_998, 10_004), [], [9_998, 9_999]],
  ])('should hold at %s the rows in their order', (_, near, kept, expected) => {
    expect(indexesOf(near, kept, COUNT)).toEqual(expected)
  })

  it('should hold nothing of an empty list', () => {
    expect(indexesOf(rows(0, 0), [0], 0)).toEqual([])
  })
})
