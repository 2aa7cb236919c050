import { describe, expect, it } from 'vitest'

import { mosques } from '../gates/mosques'
import { findStreetCity } from './street-areas'

describe('findStreetCity', () => {
  it.each([
    ['Masjid al-Haram', mosques.haram.latitude, mosques.haram.longitude, 'makkah'],
    ['Masjid an-Nabawi', mosques.nabawi.latitude, mosques.nabawi.longitude, 'madinah'],
    ['Al-Balad in Jeddah', 21.4858, 39.1869, null],
    ['the equator', 0, 0, null],
  ])('should know of %s whose streets it is on', (_, latitude, longitude, city) => {
    expect(findStreetCity(latitude, longitude)).toBe(city)
  })
})
