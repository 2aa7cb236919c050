import { describe, expect, it } from 'vitest'

import { place } from './place-fixture'
import { flagFacts, unknownFacts } from './place-facts'

describe('what is not known of a place', () => {
  it('should be named once, in one list', () => {
    expect(unknownFacts(place())).toEqual([
      'address',
      'opening hours',
      'position (Directions searches for the name)',
      'wheelchair access',
      'area for women',
      'prayer area',
    ])
  })

  it('should be nothing of a place of which all is known', () => {
    const complete = place({
      address: 'King Abdulaziz Road',
      hours: '24/7',
      latitude: 21.42,
      longitude: 39.82,
      wheelchair: 'yes',
      womenArea: 'no',
      prayerArea: 'yes',
    })

    expect(unknownFacts(complete)).toEqual([])
  })

  it.each([
    { id: 255, category: 'holy site' },
    { id: 7, category: 'prayer place' },
  ] as const)('should not ask whether one can pray in a mosque (%o)', (mosque) => {
    expect(flagFacts(place(mosque)).map(({ name }) => name)).not.toContain('Prayer area')
  })
})
