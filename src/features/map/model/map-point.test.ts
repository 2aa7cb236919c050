import { describe, expect, it } from 'vitest'

import type { NamedPlace } from '@/queries/named-places'
import { mapPoints, toBounds } from './map-point'

const place = (id: number, latitude: number | null, longitude: number | null): NamedPlace => ({
  id,
  name: `Place ${id}`,
  arabicName: null,
  category: 'cafe',
  city: 'Makkah',
  address: 'not sent',
  description: null,
  hours: null,
  latitude,
  longitude,
})

describe('mapPoints', () => {
  it('should send only what the map shows', () => {
    expect(mapPoints([place(1, 21.42, 39.82)])).toEqual([
      { id: 1, name: 'Place 1', category: 'cafe', latitude: 21.42, longitude: 39.82 },
    ])
  })

  it('should leave out places without a whole position, and keep those on the equator', () => {
    const points = mapPoints([place(1, null, null), place(2, 21.42, null), place(3, 0, 0)])
    expect(points.map(({ id }) => id)).toEqual([3])
  })
})

describe('toBounds', () => {
  it('should have none around nothing', () => {
    expect(toBounds([])).toBeNull()
  })

  it('should be a point around one place', () => {
    expect(toBounds([{ latitude: 21.42, longitude: 39.82 }])).toEqual([
      [21.42, 39.82],
      [21.42, 39.82],
    ])
  })

  it('should hold every place', () => {
    const makkah = { latitude: 21.4225, longitude: 39.8262 }
    const madinah = { latitude: 24.4672, longitude: 39.615 }
    const jeddah = { latitude: 21.5, longitude: 39.17 }
    expect(toBounds([makkah, madinah, jeddah])).toEqual([
      [21.4225, 39.17],
      [24.4672, 39.8262],
    ])
  })

  it('should hold a quarter of a million places', () => {
    const points = Array.from({ length: 250_000 }, (_, index) => ({ latitude: index / 10_000, longitude: 39 }))
    expect(toBounds(points)).toEqual([
      [0, 39],
      [24.9999, 39],
    ])
  })
})
