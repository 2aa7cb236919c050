import { describe, expect, it } from 'vitest'

import { placeDirections } from './directions'

describe('placeDirections', () => {
  it('should lead to the coordinates', () => {
    expect(placeDirections({ name: 'The Kaaba', city: 'Makkah', latitude: 21.4225164, longitude: 39.826182 })).toBe(
      'https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=21.4225164,39.826182',
    )
  })

  it('should take zero for a coordinate', () => {
    expect(placeDirections({ name: 'Null Island', city: 'Jeddah', latitude: 0, longitude: 0 })).toContain('=0,0')
  })

  it.each([
    [null, null],
    [21.4, null],
    [null, 39.8],
  ])('should search by name, city and country at %s, %s', (latitude, longitude) => {
    expect(placeDirections({ name: 'Zamzam Well', city: 'Makkah', latitude, longitude })).toBe(
      'https://www.google.com/maps/search/?api=1&query=Zamzam%20Well%2C%20Makkah%2C%20Saudi%20Arabia',
    )
  })

  it('should keep what a name contains out of the address', () => {
    const { searchParams } = new URL(
      placeDirections({ name: 'Salt & Pepper #1?', city: 'Jeddah', latitude: null, longitude: null }),
    )

    expect(searchParams.get('query')).toBe('Salt & Pepper #1?, Jeddah, Saudi Arabia')
  })
})
