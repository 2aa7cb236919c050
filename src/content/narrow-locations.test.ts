import { describe, expect, it } from 'vitest'

import { type LocationQuery, locationQuerySchema } from '@/contracts/location-query'

import { narrowLocations } from './narrow-locations'
import type { PlaceSummary } from '@/contracts/content'

const place = (id: number, name: string, rest: Partial<PlaceSummary> = {}): PlaceSummary => ({
  id,
  name,
  arabicName: null,
  category: 'restaurant',
  city: 'Makkah',
  address: null,
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
  checkedOn: null,
  ...rest,
})

const places = [
  place(1, 'Al-Baik', { latitude: 21.42, longitude: 39.82 }),
  place(2, 'Masjid Quba', { category: 'holy site', city: 'Madinah', latitude: 24.4393643, longitude: 39.6171789 }),
  place(3, "The Ka'bah (Kaaba)", { category: 'holy site', latitude: 21.4225164, longitude: 39.826182 }),
  place(4, 'Zamzam Well', { category: 'holy site' }),
]

const ids = (query: LocationQuery) => narrowLocations(places, query).places.map(({ id }) => id)

describe('narrowLocations', () => {
  it('should give everything without a query', () => {
    expect(narrowLocations(places, {})).toEqual({ places, nextCursor: null })
  })

  it.each<[string, LocationQuery, readonly number[]]>([
    ['city', { city: 'Madinah' }, [2]],
    ['category', { category: 'holy site' }, [2, 3, 4]],
    ['any word of the text', { q: 'the baik quba' }, [1, 2]],
    ['a text of stop words only', { q: 'the' }, [1, 2, 3, 4]],
    ['bounds, without places of unknown position', { bbox: { south: 21, west: 39, north: 22, east: 40 } }, [1, 3]],
    ['bounds with the place on their edge', { bbox: { south: 21.42, west: 39.82, north: 21.42, east: 39.82 } }, [1]],
    ['everything at once', { city: 'Makkah', category: 'holy site', q: 'kaaba' }, [3]],
  ])('should narrow by %s', (_, query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  it('should sort by distance, with unknown positions last', () => {
    expect(ids({ near: { latitude: 21.4225, longitude: 39.8262 } })).toEqual([3, 1, 2, 4])
  })

  it.each<[string, LocationQuery]>([
    ['by name', {}],
    ['by distance', { near: { latitude: 24, longitude: 39 } }],
  ])('should lose and repeat nothing page by page, %s', (_, order) => {
    const collected: number[] = []
    let cursor: LocationQuery['cursor']
    for (let page = 0; page < places.length; page += 1) {
      const { places: rows, nextCursor } = narrowLocations(places, { ...order, limit: 1, cursor })
      collected.push(...rows.map(({ id }) => id))
      cursor = nextCursor === null ? undefined : locationQuerySchema.parse({ cursor: nextCursor }).cursor
    }

    expect(collected).toEqual(ids(order))
    expect(cursor).toBeUndefined()
  })

  it('should go on behind a place that is gone', () => {
    const { nextCursor } = narrowLocations(places, { limit: 2 })
    const left = places.filter(({ id }) => id !== 2)

    const { cursor } = locationQuerySchema.parse({ cursor: nextCursor ?? undefined })

    expect(narrowLocations(left, { cursor }).places.map(({ id }) => id)).toEqual([3, 4])
  })
})
