import { describe, expect, it } from 'vitest'

import { CITY_RADIUS_KM, EARTH_RADIUS_KM, cityAt, cityCentres, distanceMetres, formatDistance } from './geo'

const METRES_PER_DEGREE_OF_LATITUDE = (EARTH_RADIUS_KM * 1000 * Math.PI) / 180

describe('the constants of section 9', () => {
  it.each([
    ['Earth radius', EARTH_RADIUS_KM, 6371],
    ['city radius', CITY_RADIUS_KM, 15],
    ['Makkah latitude', cityCentres.Makkah.latitude, 21.4225],
    ['Makkah longitude', cityCentres.Makkah.longitude, 39.8262],
    ['Madinah latitude', cityCentres.Madinah.latitude, 24.4672],
    ['Madinah longitude', cityCentres.Madinah.longitude, 39.615],
  ])('should keep the %s', (_name, actual, expected) => {
    expect(actual).toBe(expected)
  })
})

describe('distanceMetres', () => {
  it('should be nothing from a place to itself', () => {
    expect(distanceMetres(cityCentres.Makkah, cityCentres.Makkah)).toBe(0)
  })

  it('should measure one degree along a meridian', () => {
    const distance = distanceMetres({ latitude: 21, longitude: 39 }, { latitude: 22, longitude: 39 })

    expect(distance).toBeCloseTo(METRES_PER_DEGREE_OF_LATITUDE, 3)
  })

  it('should put Madinah about 339 km from Makkah, the same both ways', () => {
    const there = distanceMetres(cityCentres.Makkah, cityCentres.Madinah)

    expect(there / 1000).toBeCloseTo(339.2, 0)
    expect(distanceMetres(cityCentres.Madinah, cityCentres.Makkah)).toBe(there)
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

describe('cityAt', () => {
  const northOf = (city: keyof typeof cityCentres, kilometres: number) => ({
    latitude: cityCentres[city].latitude + (kilometres * 1000) / METRES_PER_DEGREE_OF_LATITUDE,
    longitude: cityCentres[city].longitude,
  })

  it.each([
    ['the Makkah centre', cityCentres.Makkah, 'Makkah'],
    ['the Madinah centre', cityCentres.Madinah, 'Madinah'],
    ['14.99 km north of Makkah', northOf('Makkah', 14.99), 'Makkah'],
    ['15.01 km north of Makkah', northOf('Makkah', 15.01), null],
    ['14.99 km north of Madinah', northOf('Madinah', 14.99), 'Madinah'],
    ['15.01 km north of Madinah', northOf('Madinah', 15.01), null],
    ['Mina', { latitude: 21.413333, longitude: 39.893333 }, 'Makkah'],
    ['Arafat, 17 km out', { latitude: 21.354722, longitude: 39.983889 }, null],
    ['Jeddah', { latitude: 21.4858, longitude: 39.1925 }, null],
    ['the zero point', { latitude: 0, longitude: 0 }, null],
  ])('should answer for %s', (_name, position, expected) => {
    expect(cityAt(position)).toBe(expected)
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
