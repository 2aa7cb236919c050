import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { matchingIndexes, toLineTable } from './line-table'

describe('matchingIndexes', () => {
  it.each([
    ['a', [0, 2, 3]],
    ['ab', [0]],
    ['gate', [3]],
    ['x', []],
  ] as const)('should name each text that contains %s once', (typed, places) => {
    expect(matchingIndexes(toLineTable(['abba', '', 'cat', 'gategate']), typed)).toEqual(places)
  })

  it('should find nothing across the end of a text', () => {
    expect(matchingIndexes(toLineTable(['ab', 'cd']), 'bc')).toEqual([])
  })

  it('should find what a look at every text finds', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ق') })
    fc.assert(
      fc.property(fc.array(text), text.filter(Boolean), (texts, typed) => {
        const expected = texts.flatMap((one, place) => (one.includes(typed) ? [place] : []))
        expect(matchingIndexes(toLineTable(texts), typed)).toEqual(expected)
      }),
    )
  })
})
