import { describe, expect, it } from 'vitest'

import { type Compared, findDuplicates, indexOf } from './find-duplicates'

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

const best = (submission: Compared, ...known: Compared[]) => findDuplicates(submission, indexOf(known))[0]

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
    const found = findDuplicates(sent({}), indexOf([place(7, {}), place(8, {})]))
    expect(found.map(({ id, isLikely }) => [id, isLikely])).toEqual([
      [7, false],
      [8, false],
    ])
  })

  it('should find the same place sent by somebody else, and not itself', () => {
    const other = place(2, { kind: 'submission', status: 'pending-review', isPublished: null })
    expect(findDuplicates(sent({}), indexOf([sent({}), other]))).toMatchObject([{ kind: 'submission', id: 2 }])
  })

  it('should search ten thousand places in little time', () => {
    const index = indexOf(
      Array.from({ length: 10_000 }, (_, number) =>
        place(number + 10, { name: `Restaurant Number ${number}`, ...metresNorth(number * 3) }),
      ),
    )
    const start = performance.now()
    for (let number = 0; number < 50; number += 1) {
      findDuplicates(sent({ name: `Restaurant Number ${number}`, ...metresNorth(number * 3) }), index)
    }
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
