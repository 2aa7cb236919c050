import { describe, expect, it } from 'vitest'

import type { IndexedPlace } from '@/contracts/place-index'
import { readPlaceSeeds } from '@/seed/places'

import { nearestHelpPoint, nearestHospitals } from './nearest-help'

const shipped: readonly IndexedPlace[] = readPlaceSeeds().places.map((place, index) => ({ ...place, id: index + 1 }))

const hospitalNames = (latitude: number, longitude: number, isHajj: boolean) => {
  const found = nearestHospitals({ latitude, longitude }, shipped, { isHajj })
  const name = (isForAllYear: boolean) => found.find((one) => one.isForAllYear === isForAllYear)?.place.name
  return [name(false), name(true)]
}

describe('nearestHospitals', () => {
  it.each([
    ['at the Grand Mosque', 21.4225, 39.8262, ['Ajyad Emergency Hospital', undefined]],
    ['in Az-Zahir', 21.445, 39.807, ['King Abdulaziz Hospital, Makkah', undefined]],
    ['in a tent of Mina', 21.4125, 39.896, ['Mina Al-Wadi Hospital (Hajj only)', 'Saudi National Hospital, Makkah']],
    ['at Masjid Namirah', 21.353, 39.9668, ['Namirah Hospital (Hajj only)', 'King Abdullah Medical City']],
    ['in East Aziziyah', 21.40385, 39.88023, ['Mina Al-Jisr Hospital (Hajj only)', 'Saudi National Hospital, Makkah']],
    ["at the Prophet's Mosque", 24.4672, 39.6112, ['Assalam Hospital', undefined]],
    ['at Masjid Quba', 24.4394, 39.6173, ['Maternity and Children Hospital, Madinah', undefined]],
  ])('should be true in Hajj %s', (_, latitude, longitude, expected) => {
    expect(hospitalNames(latitude, longitude, true)).toEqual(expected)
  })

  it.each([
    ['at the Grand Mosque', 21.4225, 39.8262, 'Ajyad Emergency Hospital'],
    ['in a tent of Mina', 21.4125, 39.896, 'Saudi National Hospital, Makkah'],
    ['at Masjid Namirah', 21.353, 39.9668, 'King Abdullah Medical City'],
    ['in East Aziziyah', 21.40385, 39.88023, 'Saudi National Hospital, Makkah'],
    ["at the Prophet's Mosque", 24.4672, 39.6112, 'Assalam Hospital'],
  ])('should send nobody to a hospital of Hajj outside of it %s', (_, latitude, longitude, expected) => {
    expect(hospitalNames(latitude, longitude, false)).toEqual([expected, undefined])
  })

  it('should name none from another city', () => {
    expect(hospitalNames(25.2, 55.3, true)).toEqual([undefined, undefined])
    expect(hospitalNames(25.2, 55.3, false)).toEqual([undefined, undefined])
  })

  it.each([true, false])('should say so when no hospital has a position (in Hajj: %s)', (isHajj) => {
    expect(nearestHospitals({ latitude: 21.4, longitude: 39.8 }, [], { isHajj })).toEqual([])
  })
})

describe('a hospital that is known to have an emergency department', () => {
  const from = { latitude: 21.42, longitude: 39.82 }
  /** Metres to the north of there. */
  const hospital = (id: number, metres: number, more: Partial<IndexedPlace> = {}): IndexedPlace => ({
    id,
    name: `Hospital ${id}`,
    category: 'hospital',
    city: 'Makkah',
    latitude: from.latitude + metres / 111_195,
    longitude: from.longitude,
    ...more,
  })
  const known = { hasEmergency: true } as const
  const order = (places: readonly IndexedPlace[], isHajj = false) =>
    nearestHospitals(from, places, { isHajj }).map(({ place, hasEmergency, isForAllYear }) =>
      [place.id, hasEmergency ? 'known' : 'not known', ...(isForAllYear ? ['all year'] : [])].join(' '),
    )

  it('should come before one that is hardly nearer, and only then', () => {
    expect(order([hospital(1, 200), hospital(2, 1_100, known), hospital(3, 1_150, known)])).toEqual([
      '2 known',
      '1 not known',
    ])
    expect(order([hospital(1, 200), hospital(2, 1_300, known)])).toEqual(['1 not known'])
    expect(order([hospital(1, 200, known), hospital(2, 150_000, known)])).toEqual(['1 known'])
  })

  it('should be known by its name, or by its description where the list has one', () => {
    const described = { ...hospital(2, 600), description: 'With an emergency department.' }
    expect(order([hospital(1, 200), described])).toEqual(['2 known', '1 not known'])
    expect(order([hospital(1, 200), hospital(3, 500, { name: 'Ajyad Emergency Hospital' })])).toEqual([
      '3 known',
      '1 not known',
    ])
  })

  it('should be no clinic, and closed outside Hajj where it is of Hajj', () => {
    const clinic = hospital(4, 300, { category: 'healthcare', name: 'Emergency Health Centre' })
    const ofHajj = hospital(5, 300, { name: 'Mina Emergency Hospital (Hajj only)' })
    const places = [hospital(1, 200, { name: 'Tents (Hajj only)' }), clinic, ofHajj, hospital(6, 5_000)]
    expect(order(places)).toEqual(['6 not known'])
    expect(order(places, true)).toEqual(['5 known', '1 not known', '6 not known all year'])
  })

  it('should add none of the whole year where it is one itself', () => {
    const places = [hospital(1, 200, { name: 'Tents (Hajj only)' }), hospital(2, 600, known), hospital(3, 700)]
    expect(order(places, true)).toEqual(['2 known', '1 not known'])
  })
})

/** East of the mosque, on the side of Mina, and open all year. */
const HARAM_POLICE = 'Haram Police Station'

describe('nearestHelpPoint', () => {
  it.each([
    ['at the Grand Mosque', 21.4213, 39.8242, 'Help for Lost Visitors, Gate 79', 'Help for Lost Visitors, Gate 79'],
    [
      "at the Prophet's Mosque",
      24.4681,
      39.6138,
      'Center for Lost Children, Madinah',
      'Center for Lost Children, Madinah',
    ],
    ['in a tent of Mina', 21.4125, 39.896, 'Mina Al-Wadi Police Station', HARAM_POLICE],
    ['at the Jamarat', 21.4214, 39.8728, 'West Mina Police', HARAM_POLICE],
    ['at Masjid Namirah', 21.353, 39.9668, 'Namira Mosque Police Station', undefined],
    ['in the camps of Arafat', 21.347, 39.985, 'Pilgrim Guidance Centre, Arafat 4 (Hajj only)', undefined],
    ['at Muzdalifah', 21.3862, 39.9125, 'South of Mina Police Station', HARAM_POLICE],
    ['in Jeddah, which has none', 21.4858, 39.1925, undefined, undefined],
  ])('should be true %s, and outside Hajj none of the holy sites', (_, latitude, longitude, inHajj, outside) => {
    const name = (isHajj: boolean) => nearestHelpPoint({ latitude, longitude }, shipped, { isHajj })?.place.name
    expect([name(true), name(false)]).toEqual([inHajj, outside])
  })
})
