import { describe, expect, it, vi } from 'vitest'

import { distanceMetres } from '@/lib/geo/geo'
import { runSync } from '@/server/cooperative'

import { type ComparedPlace, NEAR_METRES, findNearDuplicates } from './near-duplicates'

vi.mock('@/lib/geo/geo', { spy: true })

const METRE = 1 / 111_195

const place = (id: number, name: string, rest: Partial<ComparedPlace> = {}): ComparedPlace => ({
  id,
  name,
  arabicName: null,
  category: 'hotel',
  phone: null,
  latitude: 21.42,
  longitude: 39.82,
  ...rest,
})

const north = (metres: number) => ({ latitude: 21.42 + metres * METRE })

const nearDuplicates = (places: readonly ComparedPlace[]) => runSync(findNearDuplicates(places))

const pairs = (...places: readonly ComparedPlace[]) =>
  nearDuplicates(places).map(({ firstId, secondId, because }) => [firstId, secondId, because])

describe('findNearDuplicates', () => {
  it.each([
    ['the same name', 'Safwa Tower', 'Safwa Tower'],
    ['the kind of place named or not', 'Hotel Al Safwa', 'Safwa Towers'],
    ['accents, case and spaces', 'MÖVENPICK Hajar', 'Movenpick  hajar'],
    ['one word more', 'Dar Al Tawhid InterContinental', 'Dar Al Tawhid Intercontinental Makkah'],
    ['another spelling', 'Al Marwa Rayhaan', 'Al Marwah Rayhaan'],
    ['words run together', 'Dar Altawhid', 'Dar Al Tawhid'],
  ])('should offer %s', (_name, one, other) => {
    expect(pairs(place(1, one), place(2, other, north(100)))).toEqual([[1, 2, 'name']])
  })

  it.each([
    ['another name', 'Elaf Kinda', 'Elaf Mashaer'],
    ['another number', 'Toilets 211', 'Toilets 212'],
    ['a branch of a chain', 'Al Baik', 'Kudu'],
    ['only the kind in common', 'Hotel Safa', 'Hotel Marwa'],
    ['a shorter name inside a longer one', 'Hilton', 'Hilton Suites Convention Jabal Omar'],
  ])('should not offer %s', (_name, one, other) => {
    expect(pairs(place(1, one), place(2, other, north(10)))).toEqual([])
  })

  it('should compare the Arabic names too, however their letters are spelt', () => {
    const one = place(1, 'Al Aseel', { arabicName: 'فندق الأصيل' })
    const other = place(2, 'Original Inn', { arabicName: 'الاصيل', ...north(20) })

    expect(pairs(one, other)).toEqual([[1, 2, 'name']])
  })

  it.each([
    ['149 m', north(149), 1],
    ['151 m', north(151), 0],
    ['149 m east', { longitude: 39.82 + (149 * METRE) / Math.cos((21.42 * Math.PI) / 180) }, 1],
    ['151 m east', { longitude: 39.82 + (151 * METRE) / Math.cos((21.42 * Math.PI) / 180) }, 0],
  ])('should look no further than 150 m: %s', (_name, where, count) => {
    expect(pairs(place(1, 'Safwa'), place(2, 'Safwa', where))).toHaveLength(count)
  })

  it('should not take a cafe for the hotel of its name', () => {
    expect(pairs(place(1, 'Safwa'), place(2, 'Safwa', { category: 'cafe' }))).toEqual([])
  })

  it.each([
    ['+966 12 571 4444', '0125714444', 1],
    ['00966125714444', '+966 12 000 0000, +966-12-571-4444', 1],
    ['+966 12 571 4444', '+966 12 571 4445', 0],
    ['٠١٢٥٧١٤٤٤٤', '+966 (0)12 571 4444', 1],
    ['012/5714444', '0125714444 ext 3', 1],
    ['+966 920 012 345', '9200 12345', 1],
    ['+971 12 571 4444', '+966 12 571 4444', 0],
    ['1966', '1966', 0],
    [null, null, 0],
  ])('should know one place by its phone: %s and %s', (phone, otherPhone, count) => {
    const duplicates = pairs(place(1, 'Safwa', { phone }), place(2, 'Marwa', { phone: otherPhone, category: 'cafe' }))

    expect(duplicates).toEqual(Array.from({ length: count }, () => [1, 2, 'phone']))
  })

  it('should name each pair once, nearest first', () => {
    const duplicates = nearDuplicates([place(3, 'Safwa', north(90)), place(1, 'Safwa'), place(2, 'Safwa', north(30))])

    expect(duplicates.map(({ firstId, secondId, metres }) => [firstId, secondId, Math.round(metres)])).toEqual([
      [1, 2, 30],
      [2, 3, 60],
      [1, 3, 90],
    ])
  })

  it('should find what comparing all with all finds', () => {
    const names = ['Safwa', 'Marwa', 'Ajyad', 'Kudai']
    const places = Array.from({ length: 400 }, (_, index) =>
      place(index + 1, names[index % 4] ?? '', {
        latitude: 21.42 + ((index * 7919) % 1000) * METRE,
        longitude: 39.82 + ((index * 104_729) % 1000) * METRE,
      }),
    )
    const near = places.flatMap((one) =>
      places.filter(
        (other) => other.id > one.id && other.name === one.name && distanceMetres(one, other) <= NEAR_METRES,
      ),
    )

    expect(near.length).toBeGreaterThan(100)
    expect(nearDuplicates(places)).toHaveLength(near.length)
  })

  it('should compare a place with its neighbours only, however many there are', () => {
    const city = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        place(index + 1, 'Safwa', {
          latitude: 21 + Math.floor(index / 100) / 100,
          longitude: 39 + (index % 100) / 100,
        }),
      )
    const compared = (places: readonly ComparedPlace[]) => {
      vi.mocked(distanceMetres).mockClear()
      nearDuplicates(places)
      return vi.mocked(distanceMetres).mock.calls.length
    }

    // Places a kilometre apart have no neighbour; four of them around one spot are six pairs.
    expect(compared(city(10_000))).toBe(0)
    const beside = [10_001, 10_002, 10_003].map((id) => place(id, 'Safwa', { latitude: 21, longitude: 39 }))
    expect(compared([...city(10_000), ...beside])).toBe(6)
  })
})
