import { describe, expect, it } from 'vitest'

import { distanceLabel } from './distance-label'
import { UNKNOWN_POSITION } from './user-position'

const makkah = { latitude: 21.4225, longitude: 39.8262 }

/** About 111 km for a degree of latitude. */
const metresNorth = (metres: number) => ({ ...makkah, latitude: makkah.latitude + metres / 111_195 })

const known = (accuracyMetres: number | null) => ({ ...UNKNOWN_POSITION, coordinates: makkah, accuracyMetres })

describe('distanceLabel', () => {
  it.each([
    ['nothing known', UNKNOWN_POSITION, metresNorth(80), null],
    ['a place without a position', known(8), null, null],
    ['an exact position', known(8), metresNorth(80), '80 m'],
    ['a stored position', known(null), metresNorth(80), '80 m'],
    ['a position just exact enough', known(500), metresNorth(80), '80 m'],
    ['a rough position', known(501), metresNorth(80), null],
    ['a rough position and a place as near as it may be', known(5_000), metresNorth(19_900), null],
    ['a rough position and another city', known(5_000), metresNorth(70_400), 'about 70 km'],
    ['a position of unknown exactness', known(NaN), metresNorth(70_400), null],
  ])('should know what there is to say with %s', (_, position, place, expected) => {
    expect(distanceLabel(position, place)).toBe(expected)
  })
})
