import { describe, expect, it } from 'vitest'

import { hoursOf } from './opening-hours'

describe('hoursOf', () => {
  it('should read ranges by id, and a place that never opens', () => {
    expect(hoursOf({ '7': [[480, 1320]], '8': [] })).toEqual(
      new Map([
        [7, [[480, 1320]]],
        [8, []],
      ]),
    )
  })

  it('should make damaged hours unknown', () => {
    expect(hoursOf({ '7': [[1320, 480]], '8': 'Mo-Su', x: [], '9': [[0, 60]] })).toEqual(new Map([[9, [[0, 60]]]]))
  })

  it.each([null, 'text', 7, [], {}])('should have none in %j', (answer) => {
    expect(hoursOf(answer).size).toBe(0)
  })
})
