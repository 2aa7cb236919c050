import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cities } from '@/domain/places/cities'
import { placeCategoryValues } from '@/domain/places/place-categories'

import { type IndexedPlace, packPlaceIndex, unpackPlaceIndex } from './place-index'

const quba: IndexedPlace = {
  id: 700,
  name: 'Masjid Quba',
  category: 'holy site',
  city: 'Madinah',
  latitude: 24.43931,
  longitude: 39.61722,
}

const byId = (a: IndexedPlace, b: IndexedPlace) => a.id - b.id

const throughTheWire = (places: readonly IndexedPlace[]) =>
  [...unpackPlaceIndex(JSON.parse(JSON.stringify(packPlaceIndex(places))))].sort(byId)

describe('place index', () => {
  it('should give back every place, whatever is known of it', () => {
    const step = fc.integer({ min: -9_000_000, max: 9_000_000 }).map((value) => value / 100_000)
    const place = fc.record({
      id: fc.integer({ min: 1, max: 1_000_000 }),
      name: fc.string(),
      category: fc.constantFrom(...placeCategoryValues),
      city: fc.constantFrom(...cities),
      latitude: fc.option(step),
      longitude: fc.option(step),
    })
    fc.assert(
      fc.property(fc.uniqueArray(place, { selector: ({ id }) => id }), (places) => {
        expect(throughTheWire(places)).toEqual([...places].sort(byId))
      }),
    )
  })

  it('should round a position to about a metre', () => {
    expect(throughTheWire([{ ...quba, latitude: 24.4393149, longitude: 39.6172151 }])).toEqual([
      { ...quba, latitude: 24.43931, longitude: 39.61722 },
    ])
  })

  it('should write differences, which are short', () => {
    const next = { ...quba, id: 701, name: 'Masjid Quba 2', latitude: null, longitude: null }
    const last = { ...quba, id: 703, name: 'Masjid Quba 3', latitude: 24.4393, longitude: 39.61725 }
    expect(packPlaceIndex([quba, next, last])).toMatchObject({
      id: [700, 1, 2],
      latitude: [2_443_931, null, -1],
      longitude: [3_961_722, null, 3],
    })
  })

  it('should leave out a row that is not whole', () => {
    const index = packPlaceIndex([quba, { ...quba, id: 701, name: 'Masjid Quba II' }])
    expect(unpackPlaceIndex({ ...index, category: [index.category[0], 99] })).toHaveLength(1)
    expect(unpackPlaceIndex({ ...index, id: [700] })).toHaveLength(1)
  })

  it('should keep the places it knows when a newer server has one more category', () => {
    const index = packPlaceIndex([quba, { ...quba, id: 701, name: 'Masjid Quba II' }])
    const newer = { ...index, categories: ['barber', ...index.categories], category: [0, (index.category[1] ?? 0) + 1] }
    expect(unpackPlaceIndex(newer)).toEqual([{ ...quba, id: 701, name: 'Masjid Quba II' }])
  })

  it('should say which are known to have an emergency department, and nothing where it is older', () => {
    const hospital = { ...quba, id: 701, name: 'Hera', category: 'hospital' } as const
    const hera = { ...hospital, description: 'Government hospital with an emergency department.' }
    const index = packPlaceIndex([quba, hera, { ...hospital, id: 702, description: 'Private hospital.' }])
    expect(index.emergency).toEqual([701])
    expect(unpackPlaceIndex(index).map(({ hasEmergency }) => hasEmergency)).toEqual([undefined, true, undefined])
    expect(unpackPlaceIndex({ ...index, emergency: undefined })).toHaveLength(3)
  })

  it('should be read by a page that does not know a column yet', () => {
    expect(unpackPlaceIndex({ ...packPlaceIndex([quba]), column: [1] })).toEqual([quba])
  })

  it.each([null, [], {}, { id: [] }, 'x'])('should refuse %j', (answer) => {
    expect(() => unpackPlaceIndex(answer)).toThrow()
  })
})
