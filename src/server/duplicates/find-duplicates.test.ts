import { describe, expect, it, vi } from 'vitest'

import { distanceMetres } from '@/lib/geo/geo'
import { runSync } from '@/server/cooperative'

import { buildIndex, type Compared, findDuplicates } from './find-duplicates'

vi.mock('@/lib/geo/geo', { spy: true })

const place = (id: number, facts: Partial<Compared>): Compared => ({
  kind: 'place',
  id,
  name: 'Al Baik',
  arabicName: null,
  category: 'restaurant',
  city: 'Makkah',
  address: null,
  phone: null,
  hours: null,
  website: null,
  latitude: null,
  longitude: null,
  status: null,
  isPublished: true,
  ...facts,
})

const sent = (facts: Partial<Compared>): Compared =>
  place(1, { ...facts, kind: 'submission', status: 'pending-review' })

const here = { latitude: 21.42, longitude: 39.82 }
const metresNorth = (metres: number) => ({ ...here, latitude: here.latitude + metres / 111_195 })

const indexed = (places: readonly Compared[]) => runSync(buildIndex(places))

const best = (submission: Compared, ...places: Compared[]) => findDuplicates(submission, indexed(places))[0]

describe('findDuplicates', () => {
  it.each([
    ['the same name close by', here, { name: 'AL-BAIK', ...metresNorth(100) }, ['name', 'distance']],
    [
      'a similar name close by',
      { ...here, name: 'Albaik Ajyad' },
      { name: 'Al Baik, Ajyad', ...here },
      ['name', 'distance'],
    ],
    ['the same Arabic name', { name: 'البيك' }, { name: 'Al Baik', arabicName: 'البَيك' }, ['name']],
    ['the only one of that name in the city', {}, {}, ['name']],
    ['name and phone', { phone: '0125551234' }, { phone: '+966 12 555 1234' }, ['name', 'phone']],
  ] as const)('should find %s and call it likely', (_, submitted, other, because) => {
    expect(best(sent(submitted), place(7, other))).toMatchObject({ id: 7, isLikely: true, because })
  })

  it.each([
    ['the same phone under another name', { phone: '0125551234' }, { name: 'Kudu', phone: '0125551234' }],
    ['another name at the same spot', { ...here, phone: '0125551234' }, { name: 'Kudu', phone: '0125551234', ...here }],
    ['the same name 700 m away', here, metresNorth(700)],
  ] as const)('should show %s without calling it likely', (_, submitted, other) => {
    expect(best(sent(submitted), place(7, other))).toMatchObject({ id: 7, isLikely: false })
  })

  it.each([
    ['a branch in another city', {}, { city: 'Jeddah' }],
    ['a branch at the other end of the city', here, metresNorth(5_000)],
    ['something else', {}, { name: 'Zamzam Museum' }],
    ['another door of a chain', { name: 'Al Baik 2' }, { name: 'Al Baik 3' }],
  ] as const)('should leave out %s', (_, submitted, other) => {
    expect(best(sent(submitted), place(7, other))).toBeUndefined()
  })

  it('should call none of several branches likely when nothing tells them apart', () => {
    const duplicates = findDuplicates(sent({}), indexed([place(7, {}), place(8, {})]))
    expect(duplicates.map(({ id, isLikely }) => [id, isLikely])).toEqual([
      [7, false],
      [8, false],
    ])
  })

  it('should find the same place sent by somebody else, and not itself', () => {
    const other = place(2, { kind: 'submission', status: 'pending-review', isPublished: null })
    expect(findDuplicates(sent({}), indexed([sent({}), other]))).toMatchObject([{ kind: 'submission', id: 2 }])
  })

  it('should find the nearest of thousands at one spot', () => {
    const crowd = Array.from({ length: 5_000 }, (_, number) =>
      place(number + 10, { name: `Stall ${number}`, ...metresNorth(40 + number / 100) }),
    )
    const nearest = place(9_000, { name: 'Kudu', ...metresNorth(1) })
    const [first, ...others] = findDuplicates(sent(here), indexed([...crowd, nearest]))
    expect(first).toMatchObject({ id: 9_000, because: ['distance'] })
    expect(others).toHaveLength(4)
  })

  it.each([
    ['phone', { phone: '0125551234' }, 'phone'],
    ['name', {}, 'name'],
  ] as const)('should take a %s that hundreds share for nobody’s', (_, shared, because) => {
    const crowd = Array.from({ length: 300 }, (_, number) => place(number + 10, shared))
    const duplicates = findDuplicates(
      sent({ ...shared, ...here }),
      indexed([...crowd, place(9_000, { ...here, ...shared })]),
    )
    expect(
      duplicates.map(({ id }) => id),
      `${because} brings none but those beside it`,
    ).toEqual([9_000])
  })

  it.each([
    ['across the edge of a square', 21.4199, 21.4201],
    ['south of the equator', -0.0001, 0.0001],
  ])('should find a neighbour %s', (_, latitude, other) => {
    const duplicate = best(
      sent({ latitude, longitude: 39.82 }),
      place(7, { name: 'Kudu', latitude: other, longitude: 39.82 }),
    )
    expect(duplicate).toMatchObject({ id: 7, because: ['distance'] })
  })

  it('should compare with none but neighbours and namesakes, and of a crowd with two hundred', () => {
    const spread = Array.from({ length: 5_000 }, (_, number) =>
      place(number + 10, { name: `Stall ${number}`, ...metresNorth(number * 30) }),
    )
    const crowd = Array.from({ length: 5_000 }, (_, number) =>
      place(number + 6_000, { name: `Stand ${number}`, ...here }),
    )

    const compared = (index: ReturnType<typeof indexed>) => {
      vi.mocked(distanceMetres).mockClear()
      findDuplicates(sent({ name: 'Kudu', ...here }), index)
      return vi.mocked(distanceMetres).mock.calls.length
    }
    expect(compared(indexed(spread))).toBe(8)
    expect(compared(indexed([...spread, ...crowd]))).toBe(200)
  })
})
