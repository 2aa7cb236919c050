import { describe, expect, it } from 'vitest'

import { placeKinds, recommendationCities, stepKinds } from './recommendation-options'

describe('the enumerations of section 3', () => {
  it('should offer six categories of a place', () => {
    expect(placeKinds).toEqual(['Restaurant', 'Cafe', 'Attraction', 'Shopping', 'Prayer room', 'Other'])
  })

  it('should offer three cities', () => {
    expect(recommendationCities).toEqual(['Makkah', 'Madinah', 'Jeddah'])
  })

  it('should offer eight categories of a step', () => {
    expect(stepKinds).toEqual([
      'Location',
      'Gate',
      'Restaurant',
      'Prayer',
      'Transportation',
      'Rest',
      'Activity',
      'Other',
    ])
  })
})
