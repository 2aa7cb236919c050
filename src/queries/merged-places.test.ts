import { describe, expect, it } from 'vitest'

import { mergesOf } from './merged-places'

describe('mergesOf', () => {
  it('should read where each place went', () => {
    expect(mergesOf({ '12': 255, '13': 7 })).toEqual(
      new Map([
        [12, 255],
        [13, 7],
      ]),
    )
  })

  it('should leave out what is damaged', () => {
    expect(mergesOf({ '1': '255', x: 7, '-2': 7, '3': -7, '4': 1.5, '5': null, '9': 7 })).toEqual(new Map([[9, 7]]))
  })

  it.each([null, 'text', 7, [], {}])('should find none in %j', (answer) => {
    expect(mergesOf(answer).size).toBe(0)
  })
})
