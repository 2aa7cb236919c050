import { describe, expect, it } from 'vitest'

import { positionNote } from './position-note'
import { UNKNOWN_POSITION, UNSUPPORTED_MESSAGE, type UserPosition } from './user-position'

/** By the clock of the device. */
const takenAt = new Date(2026, 10, 25, 14, 5, 59).getTime()

const coordinates = { latitude: 21.4225, longitude: 39.8262 }

const ROUGH =
  'Your position is only known to about 5.0 km: nothing near is measured from it. For a better one go outside, and switch on precise location for your browser in the phone’s settings.'

describe('positionNote', () => {
  it.each<[Partial<UserPosition>, string | null]>([
    [{}, null],
    [{ status: 'locating' }, 'Finding your position…'],
    [{ status: 'known', coordinates, accuracyMetres: 12 }, null],
    [{ status: 'known', coordinates, accuracyMetres: 500 }, null],
    [{ status: 'known', coordinates, accuracyMetres: 5000 }, ROUGH],
    [{ status: 'known', coordinates, accuracyMetres: 12, takenAt, isOld: true }, 'Your position from 14:05.'],
    [{ status: 'locating', coordinates, takenAt, isOld: true }, 'Finding your position… Your position from 14:05.'],
    [
      { status: 'known', coordinates, accuracyMetres: 5000, takenAt, isOld: true },
      `Your position from 14:05. ${ROUGH}`,
    ],
    [
      { status: 'known', coordinates, error: 'Timeout expired', takenAt, isOld: true },
      'Timeout expired. Your position from 14:05.',
    ],
    [
      { status: 'known', coordinates, accuracyMetres: 5000, error: 'Timeout expired' },
      `Timeout expired. Your position may be old. ${ROUGH}`,
    ],
    [
      { status: 'known', coordinates, accuracyMetres: NaN },
      ROUGH.replace('only known to about 5.0 km', 'only roughly known'),
    ],
    [{ status: 'known', coordinates, error: 'Timeout expired' }, 'Timeout expired. Your position may be old.'],
    [
      { status: 'denied', error: 'User denied Geolocation' },
      'User denied Geolocation. To see distances, allow this site to use your position in your browser’s settings.',
    ],
    [{ status: 'unavailable', error: 'Timeout expired.' }, 'Timeout expired. Try again under the open sky.'],
    [{ status: 'unavailable', error: ' ' }, 'Your position could not be found. Try again under the open sky.'],
    [{ status: 'unsupported', error: UNSUPPORTED_MESSAGE }, 'Geolocation is not supported by your browser.'],
    [
      { status: 'known', coordinates, isOffline: true },
      'Offline Mode is on: distances are from your last stored position.',
    ],
    [{ isOffline: true }, 'Offline Mode is on and no position is stored on this device yet.'],
  ])('should say what matters about %j', (changes, expected) => {
    expect(positionNote({ ...UNKNOWN_POSITION, ...changes })).toBe(expected)
  })
})
