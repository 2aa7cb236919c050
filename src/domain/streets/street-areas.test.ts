import { describe, expect, it } from 'vitest'

import { mosques } from '../gates/mosques'
import { findStreetCity } from './street-areas'

describe('findStreetCity', () => {
  it.each([
    ['Masjid al-Haram', mosques.haram.latitude, mosques.haram.longitude, 'makkah'],
    ['the Jamarat', 21.4211, 39.8722, 'makkah'],
    ['Jabal al-Rahmah', 21.3548, 39.9839, 'makkah'],
    ['the south-east of Makkah, which is in neither of its areas', 21.36, 39.84, null],
    ['Masjid an-Nabawi', mosques.nabawi.latitude, mosques.nabawi.longitude, 'madinah'],
    ['Al-Balad in Jeddah', 21.4858, 39.1869, null],
    ['the equator', 0, 0, null],
  ])('should know of %s whose streets it is on', (_, latitude, longitude, city) => {
    expect(findStreetCity(latitude, longitude)).toBe(city)
  })
})
