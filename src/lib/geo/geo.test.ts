import { describe, expect, it } from 'vitest'

import { EARTH_RADIUS_KM, distanceMetres, formatDistance } from './geo'

const METRES_PER_DEGREE_OF_LATITUDE = (EARTH_RADIUS_KM * 1000 * Math.PI) / 180

const MAKKAH = { latitude: 21.4225, longitude: 39.8262 }
const MADINAH = { latitude: 24.4672, longitude: 39.615 }

it('should keep the Earth radius of section 9', () => {
  expect(EARTH_RADIUS_KM).toBe(6371)
})

describe('distanceMetres', () => {
  it('should be nothing from a place to itself', () => {
    expect(distanceMetres(MAKKAH, MAKKAH)).toBe(0)
  })

  it('should measure one degree along a meridian', () => {
    const distance = distanceMetres({ latitude: 21, longitude: 39 }, { latitude: 22, longitude: 39 })

    expect(distance).toBeCloseTo(METRES_PER_DEGREE_OF_LATITUDE, 3)
  })

  it('should put Madinah about 339 km from Makkah, the same both ways', () => {
    const there = distanceMetres(MAKKAH, MADINAH)

    expect(there / 1000).toBeCloseTo(339.2, 0)
    expect(distanceMetres(MADINAH, MAKKAH)).toBe(there)
  })

  it('should take the short way over the antimeridian', () => {
    const distance = distanceMetres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })

    expect(distance).toBeCloseTo(METRES_PER_DEGREE_OF_LATITUDE, 3)
  })

  it('should give half the circumference between antipodes', () => {
    const distance = distanceMetres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })

    expect(distance).toBeCloseTo(Math.PI * EARTH_RADIUS_KM * 1000, 3)
  })
})

describe('formatDistance', () => {
  it.each([
    [null, 'Distance unknown'],
    [Number.NaN, 'Distance unknown'],
    [Number.POSITIVE_INFINITY, 'Distance unknown'],
    [0, '0 m'],
    [0.4, '0 m'],
    [849.6, '850 m'],
    [999.4, '999 m'],
    [999.5, '1.0 km'],
    [1000, '1.0 km'],
    [1250, '1.3 km'],
    [14_949, '14.9 km'],
    [339_400, '339.4 km'],
  ])('should write %s metres as %s', (metres, expected) => {
    expect(formatDistance(metres)).toBe(expected)
  })
})
