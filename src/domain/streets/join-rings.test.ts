import { describe, expect, it } from 'vitest'

import { joinRings } from './join-rings'

const rings = (...lines: number[][]) => joinRings(lines.map((line) => Int32Array.from(line))).map((ring) => [...ring])

describe('joinRings', () => {
  it('should take a closed line as it is, its first point once', () => {
    expect(rings([0, 0, 0, 1, 1, 1, 0, 0])).toEqual([[0, 0, 0, 1, 1, 1]])
  })

  it('should join lines at their ends, whichever way they were drawn', () => {
    expect(rings([0, 0, 0, 1], [1, 1, 0, 1], [1, 1, 1, 0, 0, 0])).toEqual([[0, 0, 0, 1, 1, 1, 1, 0]])
  })

  it('should keep two outlines apart', () => {
    expect(rings([0, 0, 0, 1, 1, 1, 0, 0], [5, 5, 5, 6], [5, 6, 6, 6, 5, 5])).toEqual([
      [0, 0, 0, 1, 1, 1],
      [5, 5, 5, 6, 6, 6],
    ])
  })

  it('should leave out lines that close nothing', () => {
    expect(rings([0, 0, 0, 1], [3, 3, 4, 4], [])).toEqual([])
  })
})
