import { describe, expect, it } from 'vitest'

import {
  exactCoordinates,
  isWorthMore,
  type PositionEvent,
  reducePosition,
  UNKNOWN_POSITION,
  UNSUPPORTED_MESSAGE,
  type UserPosition,
} from './user-position'

const makkah = { latitude: 21.4225, longitude: 39.8262 }
const madinah = { latitude: 24.4672, longitude: 39.615 }
const jeddah = { latitude: 21.5433, longitude: 39.1728 }
const nullIsland = { latitude: 0, longitude: 0 }

const fixed = (coordinates: typeof makkah, accuracyMetres = 8, takenAt = 1): PositionEvent => ({
  type: 'fixed',
  fix: { ...coordinates, accuracyMetres, takenAt, headingDegrees: null },
})
const locating: PositionEvent = { type: 'locating' }
const MINUTE = 60_000
const aged = (now: number): PositionEvent => ({ type: 'aged', now })
const denied: PositionEvent = { type: 'failed', isDenied: true, message: 'User denied Geolocation' }
const timedOut: PositionEvent = { type: 'failed', isDenied: false, message: 'Timeout expired' }

const after = (...events: readonly PositionEvent[]): UserPosition => events.reduce(reducePosition, UNKNOWN_POSITION)

describe('reducePosition', () => {
  it.each<[string, readonly PositionEvent[], Partial<UserPosition>]>([
    ['nothing happened', [], { status: 'idle', coordinates: null, city: null, error: null, isOffline: false }],
    ['it is looked for', [locating], { status: 'locating', coordinates: null }],
    ['it is found in Makkah', [locating, fixed(makkah)], { status: 'known', coordinates: makkah, city: 'Makkah' }],
    ['it is found in Madinah', [fixed(madinah)], { status: 'known', city: 'Madinah', accuracyMetres: 8, takenAt: 1 }],
    ['it is found in Jeddah', [fixed(jeddah)], { status: 'known', coordinates: jeddah, city: null }],
    [
      'it is (0, 0)',
      [fixed(nullIsland, 5000)],
      { status: 'known', coordinates: nullIsland, city: null, accuracyMetres: 5000 },
    ],
    [
      'it jumps to another city',
      [fixed(makkah), fixed(madinah, 9, 2)],
      { coordinates: madinah, city: 'Madinah', takenAt: 2 },
    ],
    ['it jumps off the map', [fixed(makkah), fixed(nullIsland)], { coordinates: nullIsland, city: null }],
    [
      'a newer one is looked for',
      [fixed(makkah), locating],
      { status: 'locating', coordinates: makkah, city: 'Makkah' },
    ],
    [
      'a rough one comes in between',
      [fixed(makkah), locating, fixed({ latitude: 21.425, longitude: 39.8262 }, 900, 2)],
      { status: 'known', coordinates: makkah, accuracyMetres: 8, takenAt: 1 },
    ],
    [
      'a rough one comes once nothing is known of now',
      [fixed(makkah), aged(10 * MINUTE + 1), fixed(madinah, 900, 10 * MINUTE)],
      { coordinates: madinah, accuracyMetres: 900 },
    ],
    ['it is almost a minute old', [fixed(makkah), aged(MINUTE)], { coordinates: makkah, isOld: false }],
    ['it is a minute old', [fixed(makkah), aged(MINUTE + 1)], { status: 'known', coordinates: makkah, isOld: true }],
    ['it is old, then new', [fixed(makkah), aged(MINUTE + 1), fixed(madinah, 9, MINUTE)], { isOld: false }],
    ['it is almost ten minutes old', [fixed(makkah), aged(10 * MINUTE)], { coordinates: makkah, isOld: true }],
    [
      'it is ten minutes old',
      [fixed(makkah), aged(10 * MINUTE + 1)],
      { status: 'idle', coordinates: null, takenAt: null, isOld: false, city: 'Makkah' },
    ],
    [
      'it is ten minutes old while it is looked for',
      [fixed(makkah), locating, aged(11 * MINUTE)],
      { status: 'locating', coordinates: null },
    ],
    [
      'it is ten minutes old and no newer one was found',
      [fixed(makkah), timedOut, aged(11 * MINUTE)],
      { status: 'unavailable', coordinates: null, error: 'Timeout expired' },
    ],
    ['the clock was put back', [fixed(makkah, 8, 20 * MINUTE), aged(MINUTE)], { coordinates: makkah, isOld: false }],
    [
      'the clock was put back, and a minute has gone by',
      [fixed(makkah, 8, 20 * MINUTE), aged(MINUTE), aged(2 * MINUTE)],
      { coordinates: makkah, isOld: true },
    ],
    [
      'its receiver was ahead of the clock, and ten minutes have gone by',
      [fixed(makkah, 8, 20 * MINUTE), aged(MINUTE), aged(11 * MINUTE)],
      { coordinates: null, isOld: false },
    ],
    [
      'a stored one ages, whose time nobody knows',
      [{ type: 'offline', stored: makkah }, aged(99 * MINUTE)],
      { coordinates: makkah },
    ],
    ['it is refused', [locating, denied], { status: 'denied', coordinates: null, error: 'User denied Geolocation' }],
    [
      'it is refused later',
      [fixed(makkah), denied],
      { status: 'denied', coordinates: null, city: null, accuracyMetres: null },
    ],
    ['none is found', [locating, timedOut], { status: 'unavailable', coordinates: null, error: 'Timeout expired' }],
    [
      'no newer one is found',
      [fixed(makkah), locating, timedOut],
      { status: 'known', coordinates: makkah, error: 'Timeout expired' },
    ],
    ['it is found after all', [timedOut, fixed(makkah)], { status: 'known', error: null }],
    ['the browser cannot', [{ type: 'unsupported' }], { status: 'unsupported', error: UNSUPPORTED_MESSAGE }],
    ['the tab is hidden while looking', [locating, { type: 'paused' }], { status: 'idle' }],
    [
      'the tab is hidden while refreshing',
      [fixed(makkah), locating, { type: 'paused' }],
      { status: 'known', coordinates: makkah },
    ],
    [
      'Offline Mode is on',
      [{ type: 'offline', stored: makkah }],
      { status: 'known', city: 'Makkah', takenAt: null, isOffline: true },
    ],
    [
      'Offline Mode knows none',
      [fixed(makkah), { type: 'offline', stored: null }],
      { status: 'idle', coordinates: null, isOffline: true },
    ],
    [
      'a late fix meets Offline Mode',
      [{ type: 'offline', stored: makkah }, fixed(madinah)],
      { coordinates: makkah, isOffline: true },
    ],
    [
      'a late error meets Offline Mode',
      [{ type: 'offline', stored: makkah }, denied],
      { status: 'known', error: null },
    ],
    ['Offline Mode is off again', [{ type: 'offline', stored: makkah }, { type: 'online' }], { ...UNKNOWN_POSITION }],
  ])('should be right when %s', (_name, events, expected) => {
    expect(after(...events)).toMatchObject(expected)
  })

  it.each<[string, UserPosition, PositionEvent]>([
    ['paused without looking', after(fixed(makkah)), { type: 'paused' }],
    ['told of a worse fix', after(fixed(makkah)), fixed(makkah, 900, 2)],
    ['online already', after(fixed(makkah)), { type: 'online' }],
    ['fixed in Offline Mode', after({ type: 'offline', stored: null }), fixed(makkah)],
  ])('should be the same object when %s', (_name, position, event) => {
    expect(reducePosition(position, event)).toBe(position)
  })

  it('should use the words of the specification', () => {
    expect(UNSUPPORTED_MESSAGE).toBe('Geolocation is not supported by your browser')
  })
})

describe('exactCoordinates', () => {
  it.each([
    ['a position known to 500 m', after(fixed(makkah, 500)), makkah],
    ['a stored position', after({ type: 'offline', stored: makkah }), makkah],
    ['a position known to 501 m', after(fixed(makkah, 501)), null],
    ['a position of unknown exactness', after(fixed(makkah, NaN)), null],
    ['no position', after(locating), null],
  ])('should answer for %s', (_, position, expected) => {
    expect(exactCoordinates(position)).toEqual(expected)
  })
})

const kaaba = { latitude: 21.4225, longitude: 39.8262 }

/** About 111 km for a degree of latitude. */
const fix = (accuracyMetres: number, seconds: number, metresNorth = 0) => ({
  ...kaaba,
  latitude: kaaba.latitude + metresNorth / 111_195,
  accuracyMetres,
  takenAt: 1_000_000 + seconds * 1000,
})

describe('isWorthMore', () => {
  it.each([
    ['as exact a one', fix(8, 0), fix(8, 1), true],
    ['a more exact one', fix(900, 0), fix(8, 1), true],
    ['a more exact one far away', fix(900, 0), fix(8, 1, 5_000), true],
    ['a little worse one, as between houses', fix(8, 0), fix(30, 1), true],
    ['a worse one at once', fix(8, 0), fix(31, 1), false],
    ['a worse one, until one may have walked that far', fix(8, 0), fix(40, 21), false],
    ['a worse one, once one may have walked that far', fix(8, 0), fix(40, 22), true],
    ['a rough one', fix(8, 0), fix(900, 1, 300), false],
    ['a rough one after five minutes', fix(8, 0), fix(900, 300, 300), false],
    ['a rough one of nearly ten minutes later', fix(8, 0), fix(900, 599), true],
    ['a worse one that leaves no doubt: too far to walk', fix(8, 0), fix(100, 10, 400), true],
    ['a worse one whose circle may hold the walker', fix(8, 0), fix(100, 10, 200), false],
    ['a rough one that is somewhere else altogether', fix(8, 0), fix(5_000, 60, 300_000), true],
    ['a rough one whose circle holds all that is around', fix(8, 0), fix(60_000, 60, 60_000), false],
    ['a rough one after a rougher one', fix(60_000, 0), fix(5_000, 1), true],
    ['a rougher one after a rough one', fix(5_000, 0), fix(60_000, 1), false],
    ['an earlier one, of another receiver, as exact', fix(8, 20), fix(8, 0), true],
    ['an earlier one that is worse', fix(8, 20), fix(900, 0), false],
    ['one from before the clock was put back', fix(8, 36_000), fix(8, 0), true],
    ['one of which nobody knows how exact it is', fix(8, 0), fix(NaN, 5), false],
    ['any one after such', fix(NaN, 0), fix(60_000, 5), true],
  ])('should judge %s', (_, before, now, expected) => {
    expect(isWorthMore(now, before)).toBe(expected)
  })

  it('should keep the exact one of two receivers that tell in turn', () => {
    const told = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? fix(8, n) : fix(900, n, 400)))
    const kept = told.reduce((before, now) => (isWorthMore(now, before) ? now : before))
    expect(kept).toBe(told[10])
    expect(told.filter((now, n) => n > 0 && isWorthMore(now, fix(8, n - 1))).map((one) => one.accuracyMetres)).toEqual(
      Array(5).fill(8),
    )
  })
})
