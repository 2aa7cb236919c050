import { describe, expect, it } from 'vitest'

import { checkPlaces } from './check-places'

const rows = checkPlaces()

describe('the places and gates that ship', () => {
  it.each(rows.filter(({ kind }) => kind === 'fault'))('should have no $check', ({ keys }) => {
    expect(keys).toEqual([])
  })

  it('should count what waits for a source', () => {
    const counts = Object.fromEntries(
      rows.filter(({ kind }) => kind === 'open').map(({ check, keys }) => [check, keys.length]),
    )

    expect(counts).toEqual({
      'a place without a position': 27,
      'a name of many that says nothing of where it is': 3,
      'a computed name': 247,
      'the same name within 300 m': 22,
      'a gate without a position': 16,
      'a gate of which nobody knows whether a wheelchair gets in': 227,
    })
  })
})
