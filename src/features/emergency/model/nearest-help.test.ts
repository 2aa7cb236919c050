import { describe, expect, it } from 'vitest'

import type { IndexedPlace } from '@/contracts/place-index'
import { readPlaceSeeds } from '@/seed/places'

import { nearestHelpPoint, nearestHospitals } from './nearest-help'

const shipped: readonly IndexedPlace[] = readPlaceSeeds().places.map((place, index) => ({ ...place, id: index + 1 }))

const names = (latitude: number, longitude: number) => {
  const { first, allYear } = nearestHospitals({ latitude, longitude }, shipped)
  return [first?.place.name, allYear?.place.name]
}

describe('nearestHospitals', () => {
  it.each([
    ['at the Grand Mosque', 21.4225, 39.8262, ['Ajyad Emergency Hospital', undefined]],
    ['in Az-Zahir', 21.445, 39.807, ['King Abdulaziz Hospital, Makkah', undefined]],
    ['in a tent of Mina', 21.4125, 39.896, ['Mina Al-Wadi Hospital (Hajj only)', 'Saudi National Hospital, Makkah']],
    ['at Masjid Namirah', 21.353, 39.9668, ['Namirah Hospital (Hajj only)', 'King Abdullah Medical City']],
    ["at the Prophet's Mosque", 24.4672, 39.6112, ['Assalam Hospital', undefined]],
    ['at Masjid Quba', 24.4394, 39.6173, ['Maternity and Children Hospital, Madinah', undefined]],
  ])('should be true %s', (_, latitude, longitude, expected) => {
    expect(names(latitude, longitude)).toEqual(expected)
  })

  it('should name none from another city', () => {
    expect(names(25.2, 55.3)).toEqual([undefined, undefined])
  })

  it('should say so when no hospital has a position', () => {
    expect(nearestHospitals({ latitude: 21.4, longitude: 39.8 }, [])).toEqual({ first: null, allYear: null })
  })
})

describe('nearestHelpPoint', () => {
  it.each([
    ['at the Grand Mosque', 21.4213, 39.8242, 'Help for Lost Visitors, Gate 79'],
    ["at the Prophet's Mosque", 24.4681, 39.6138, 'Center for Lost Children, Madinah'],
    ['in a tent of Mina', 21.4125, 39.896, 'Mina Al-Wadi Police Station'],
    ['at the Jamarat', 21.4214, 39.8728, 'West Mina Police'],
    ['at Masjid Namirah', 21.353, 39.9668, 'Namira Mosque Police Station'],
    ['in the camps of Arafat', 21.347, 39.985, 'Pilgrim Guidance Centre, Arafat 4 (Hajj only)'],
    ['at Muzdalifah', 21.3862, 39.9125, 'South of Mina Police Station'],
    ['in Jeddah, which has none', 21.4858, 39.1925, undefined],
  ])('should be true %s', (_, latitude, longitude, expected) => {
    expect(nearestHelpPoint({ latitude, longitude }, shipped)?.place.name).toBe(expected)
  })
})
