import { describe, expect, it } from 'vitest'

import { directoryOf } from './directory'

const places = [
  { id: 1, name: "'Aziziyah Grill", category: 'restaurant', city: 'Makkah' },
  { id: 2, name: 'Élaf', category: 'hotel', city: 'Makkah' },
  { id: 3, name: '99 Café', category: 'restaurant', city: 'Makkah' },
  { id: 4, name: 'al-Baik', category: 'restaurant', city: 'Makkah' },
  { id: 5, name: 'فندق', category: 'hotel', city: 'Makkah' },
  { id: 6, name: 'Masjid Quba', category: 'holy site', city: 'Madinah' },
] as const

describe('directoryOf', () => {
  const directory = directoryOf(places)

  it('should count places by city and category, in the order of the screens, without empty ones', () => {
    expect(
      directory.map(({ city, count, categories }) => [
        city,
        count,
        ...categories.map((found) => [found.category, found.count]),
      ]),
    ).toEqual([
      ['Makkah', 5, ['restaurant', 3], ['hotel', 2]],
      ['Madinah', 1, ['holy site', 1]],
    ])
  })

  it('should group by first letter, with figures and other scripts last', () => {
    const [makkah] = directory

    expect(
      makkah?.categories.map(({ letters }) =>
        letters.map(({ letter, places: found }) => [letter, found.map(({ id }) => id)]),
      ),
    ).toEqual([
      [
        ['A', [1, 4]],
        ['#', [3]],
      ],
      [
        ['E', [2]],
        ['#', [5]],
      ],
    ])
  })

  it('should name every place once', () => {
    const ids = directory.flatMap(({ categories }) =>
      categories.flatMap(({ letters }) => letters.flatMap(({ places: found }) => found.map(({ id }) => id))),
    )

    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
