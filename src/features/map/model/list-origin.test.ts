import { describe, expect, it } from 'vitest'

import { mosques } from '@/domain/gates/mosques'

import { FROM_MOSQUE, type ListOrigin, nextOrigin, toArea } from './list-origin'

/** About 111 km for a degree of latitude. */
const north = (metres: number) => ({ latitude: 21.4225 + metres / 111_195, longitude: 39.8262 })

const area = (metresNorth: number, radiusMetres = 1_000) => ({ middle: north(metresNorth), radiusMetres })
const middle = (metresNorth: number): ListOrigin => ({ kind: 'middle', at: north(metresNorth) })
const you = (metresNorth: number): ListOrigin => ({ kind: 'you', at: north(metresNorth) })

describe('nextOrigin', () => {
  it.each([
    ['nothing is known', FROM_MOSQUE, null, null, FROM_MOSQUE],
    ['the map shows the mosque', FROM_MOSQUE, null, area(499), FROM_MOSQUE],
    ['the map has left the mosque', FROM_MOSQUE, null, area(501), middle(501)],
    ['the middle has hardly moved', middle(5_000), null, area(5_499), middle(5_000)],
    ['the middle has moved', middle(5_000), null, area(5_501), middle(5_501)],
    ['the map was put away', middle(5_000), null, null, FROM_MOSQUE],
    ['the map holds more than a city', middle(5_000), null, area(5_000, 15_001), FROM_MOSQUE],
    ['a position is found without a map', FROM_MOSQUE, north(300), null, you(300)],
    ['the map shows the visitor', FROM_MOSQUE, north(5_999), area(5_000), you(5_999)],
    ['the map shows somewhere else', FROM_MOSQUE, north(6_001), area(5_000), middle(5_000)],
    ['the visitor is hardly outside the map', you(6_240), north(6_240), area(5_000), you(6_240)],
    ['the map has left the visitor', you(6_260), north(6_260), area(5_000), middle(5_000)],
    ['the visitor has walked', you(300), north(600), area(500), you(600)],
    ['the position is lost', you(300), null, area(300), middle(300)],
    ['a map of more than a city has the visitor somewhere', middle(5_000), north(90_000), area(0, 20_000), you(90_000)],
  ] as const)('should judge: %s', (_, before, visitor, shown, expected) => {
    const next = nextOrigin(before, visitor, shown)

    expect(next).toEqual(expected)
    expect(nextOrigin(next, visitor, shown), 'at rest').toBe(next)
  })

  it('should be the same object while nothing changes', () => {
    const before = middle(5_000)
    expect(nextOrigin(before, null, area(5_100))).toBe(before)
  })
})

describe('toArea', () => {
  it('should reach from the middle to the nearest edge', () => {
    const { middle: found, radiusMetres } = toArea({ south: 21.4, west: 39.82, north: 21.42, east: 39.83 })

    expect(found.latitude).toBeCloseTo(21.41, 6)
    expect(found.longitude).toBeCloseTo(39.825, 6)
    expect(radiusMetres).toBeCloseTo(0.005 * 111_195 * Math.cos((21.41 * Math.PI) / 180), -1)
  })

  it('should find the map as it opens at the mosque to be sorted from there', () => {
    const { latitude, longitude } = mosques.haram
    const shown = toArea({
      south: latitude - 0.005,
      west: longitude - 0.004,
      north: latitude + 0.005,
      east: longitude + 0.004,
    })
    expect(nextOrigin(FROM_MOSQUE, null, shown)).toBe(FROM_MOSQUE)
  })
})
