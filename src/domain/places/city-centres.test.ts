import { describe, expect, it } from 'vitest'

import { EARTH_RADIUS_KM } from '@/lib/geo/geo'

import { CITY_RADIUS_KM, cityOfCircle, detectCity, cityCentres } from './city-centres'

const METRES_PER_DEGREE_OF_LATITUDE = (EARTH_RADIUS_KM * 1000 * Math.PI) / 180

describe('the constants of section 9', () => {
  it.each([
    ['city radius', CITY_RADIUS_KM, 15],
    ['Makkah latitude', cityCentres.Makkah.latitude, 21.4225],
    ['Makkah longitude', cityCentres.Makkah.longitude, 39.8262],
    ['Madinah latitude', cityCentres.Madinah.latitude, 24.4672],
    ['Madinah longitude', cityCentres.Madinah.longitude, 39.615],
  ])('should keep the %s', (_name, actual, expected) => {
    expect(actual).toBe(expected)
  })
})

const moveNorth = (city: keyof typeof cityCentres, kilometres: number) => ({
  latitude: cityCentres[city].latitude + (kilometres * 1000) / METRES_PER_DEGREE_OF_LATITUDE,
  longitude: cityCentres[city].longitude,
})

describe('detectCity', () => {
  it.each([
    ['the Makkah centre', cityCentres.Makkah, 'Makkah'],
    ['the Madinah centre', cityCentres.Madinah, 'Madinah'],
    ['14.99 km north of Makkah', moveNorth('Makkah', 14.99), 'Makkah'],
    ['15.01 km north of Makkah', moveNorth('Makkah', 15.01), null],
    ['14.99 km north of Madinah', moveNorth('Madinah', 14.99), 'Madinah'],
    ['15.01 km north of Madinah', moveNorth('Madinah', 15.01), null],
    ['Mina', { latitude: 21.413333, longitude: 39.893333 }, 'Makkah'],
    ['Arafat, 17 km out', { latitude: 21.354722, longitude: 39.983889 }, null],
    ['Jeddah', { latitude: 21.4858, longitude: 39.1925 }, null],
    ['the zero point', { latitude: 0, longitude: 0 }, null],
  ])('should answer for %s', (_name, position, expected) => {
    expect(detectCity(position)).toBe(expected)
  })
})

describe('cityOfCircle', () => {
  it.each([
    ['a point', cityCentres.Madinah, 0, 'Madinah'],
    ['all of a circle within the city', cityCentres.Makkah, 14_990, 'Makkah'],
    ['a circle that reaches beyond the city', cityCentres.Makkah, 15_010, null],
    ['a circle at the edge', moveNorth('Makkah', 11), 5_000, null],
    ['a circle of unknown size', cityCentres.Makkah, NaN, null],
  ])('should answer for %s', (_name, middle, radius, expected) => {
    expect(cityOfCircle(middle, radius)).toBe(expected)
  })
})
