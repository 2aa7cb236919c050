import { describe, expect, it } from 'vitest'

import type { DrawnWay } from './drawn-streets'
import { joinNamedLines } from './join-lines'

const name = { ar: 'شارع', en: 'Street' }

const way = (line: readonly number[], rest: Partial<DrawnWay> = {}): DrawnWay => ({
  class: 'minor',
  name,
  line: Float32Array.from(line),
  isTunnel: false,
  isBridge: false,
  isArea: false,
  ...rest,
})

const lines = (...ways: DrawnWay[]) => joinNamedLines(ways).map(({ line }) => [...line])

describe('joinNamedLines', () => {
  it('should join the pieces of a street, whichever way each was drawn', () => {
    expect(lines(way([1, 0, 2, 0]), way([1, 0, 0, 0]), way([2, 0, 3, 0]))).toEqual([[0, 0, 1, 0, 2, 0, 3, 0]])
  })

  it('should not join streets of other names or classes, nor those that do not meet', () => {
    expect(
      lines(
        way([0, 0, 1, 0]),
        way([1, 0, 2, 0], { name: { ar: null, en: 'Other' } }),
        way([1, 0, 1, 1], { class: 'steps' }),
        way([5, 5, 6, 6]),
      ),
    ).toHaveLength(4)
  })

  it('should leave out what has no name, and squares', () => {
    expect(lines(way([0, 0, 1, 0], { name: null }), way([0, 0, 1, 0, 1, 1, 0, 0], { isArea: true }))).toEqual([])
  })
})
