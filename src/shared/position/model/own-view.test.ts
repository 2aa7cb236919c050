import { describe, expect, it } from 'vitest'

import { cityViews } from '@/domain/places/city-views'

import { makeStorage, refuseStorage } from '../../../../tests/helpers/memory-storage'
import { nextView, ownView, startCity, startView, STORED_VIEW_MS, viewCorners } from './own-view'
import { UNKNOWN_POSITION, type UserPosition } from './user-position'

const mina = { latitude: 21.4133, longitude: 39.8933 }
const arafat = { latitude: 21.3549, longitude: 39.9841 }
const madinah = { latitude: 24.47, longitude: 39.61 }
const onTheWay = { latitude: 22.8, longitude: 39.7 }

const known = (coordinates: UserPosition['coordinates'], accuracyMetres: number | null = 8): UserPosition => ({
  ...UNKNOWN_POSITION,
  status: 'known',
  coordinates,
  accuracyMetres,
})

const exact = (middle: typeof mina) => ({ middle, radiusMetres: 0 })

describe('ownView', () => {
  it.each([
    ['Mina', known(mina), exact(mina)],
    ['Arafat', known(arafat), exact(arafat)],
    ['Madinah', known(madinah), exact(madinah)],
    ['a stored position of Offline Mode', known(mina, null), exact(mina)],
    ['a rough position', known(mina, 3_000), { middle: mina, radiusMetres: 3_000 }],
    ['a position wider than a city', known(mina, 15_001), null],
    ['a position of unknown exactness', known(mina, NaN), null],
    ['the way between the cities', known(onTheWay), null],
    ['nothing', UNKNOWN_POSITION, null],
  ])('should know what to show of %s', (_, position, expected) => {
    expect(ownView(position)).toEqual(expected)
  })
})

describe('startView', () => {
  const NOW = 1_800_000_000_000

  const start = (stored: Record<string, string>, position = UNKNOWN_POSITION) => {
    const storage = makeStorage(stored)
    return startView(position, () => storage, NOW)
  }

  const stored = (takenAt: number, at = mina) => ({
    lastKnownPosition: JSON.stringify(at),
    positionTakenAt: JSON.stringify(takenAt),
  })

  it.each([
    ['be a position rather than a stored one', start(stored(NOW), known(arafat)), exact(arafat)],
    ['be a stored one that is fresh', start(stored(NOW - STORED_VIEW_MS + 1)), exact(mina)],
    ['be none of a stored one that is old', start(stored(NOW - STORED_VIEW_MS)), null],
    ['be none of a stored one of another clock', start(stored(NOW + 1)), null],
    ['be none of a stored one of unknown age', start({ lastKnownPosition: JSON.stringify(mina) }), null],
    ['be none of a stored one without streets', start(stored(NOW, onTheWay)), null],
    ['be none of nothing', start({}), null],
  ])('should %s', (_, view, expected) => {
    expect(view).toEqual(expected)
  })

  it('should be none where the browser stores nothing', () => {
    expect(startView(UNKNOWN_POSITION, refuseStorage, NOW)).toBeNull()
  })
})

describe('startCity', () => {
  it.each([
    ['the one that was chosen', null, '"Jeddah"', cityViews.Jeddah],
    ['the one of a position that has grown old', 'Madinah', '"Jeddah"', cityViews.Madinah],
    ['none', null, '"Atlantis"', null],
  ] as const)('should be %s', (_, city, chosenCity, expected) => {
    const storage = makeStorage({ chosenCity })
    expect(startCity({ ...UNKNOWN_POSITION, city }, () => storage)).toBe(expected)
  })
})

describe('nextView', () => {
  const north = (metres: number) => ({ ...mina, latitude: mina.latitude + metres / 111_195 })
  const wide = (radiusMetres: number, metresNorth = 0) => ({ middle: north(metresNorth), radiusMetres })

  it.each([
    ['a first position', null, exact(mina), 'goes'],
    ['a few steps', exact(mina), exact(north(199)), 'stays'],
    ['a walk', exact(mina), exact(north(201)), 'goes'],
    ['another city', exact(mina), exact(madinah), 'goes'],
    ['an exact position in a rough one', wide(3_000), exact(north(100)), 'goes'],
    ['a rough position around an exact one', exact(mina), wide(3_000, 2_900), 'stays'],
    ['a rough position somewhere else', exact(mina), wide(3_000, 3_100), 'goes'],
    ['a less rough position', wide(3_000), wide(1_000, 50), 'goes'],
  ])('should judge %s', (_, shown, found, expected) => {
    expect(nextView(shown, found)).toBe(expected === 'stays' ? shown : found)
  })
})

describe('viewCorners', () => {
  it('should be the point of an exact position', () => {
    expect(viewCorners(exact(mina))).toEqual([
      [mina.latitude, mina.longitude],
      [mina.latitude, mina.longitude],
    ])
  })

  it('should hold the whole circle of a rough one', () => {
    const [[south, west] = [0, 0], [north, east] = [0, 0]] = viewCorners({ middle: mina, radiusMetres: 1_112 })
    expect(north - south).toBeCloseTo(0.02, 4)
    expect((east - west) * Math.cos((mina.latitude * Math.PI) / 180)).toBeCloseTo(0.02, 4)
  })
})
