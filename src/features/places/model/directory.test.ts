import { describe, expect, it } from 'vitest'

import { buildDirectory, groupByLetter, letterPages } from './directory'

describe('buildDirectory', () => {
  it('should count places by city and category, in the order of the screens, without empty ones', () => {
    const directory = buildDirectory([
      { category: 'holy site', city: 'Madinah', count: 1 },
      { category: 'hotel', city: 'Makkah', count: 2 },
      { category: 'restaurant', city: 'Makkah', count: 3 },
    ])

    expect(
      directory.map(({ city, count, categories }) => [
        city,
        count,
        ...categories.map((entry) => [entry.category, entry.count]),
      ]),
    ).toEqual([
      ['Makkah', 5, ['restaurant', 3], ['hotel', 2]],
      ['Madinah', 1, ['holy site', 1]],
    ])
  })
})

describe('groupByLetter', () => {
  it('should group by first letter in the order given, with figures and other scripts last', () => {
    const letters = groupByLetter(
      ["'Aziziyah Grill", 'Élaf', '99 Café', 'al-Baik', 'فندق'].map((name, index) => ({
        id: index + 1,
        name,
        category: 'restaurant',
        city: 'Makkah',
      })),
    )

    expect(letters.map(({ letter, places }) => [letter, places.map(({ id }) => id)])).toEqual([
      ['A', [1, 4]],
      ['E', [2]],
      ['#', [3, 5]],
    ])
  })
})

describe('letterPages', () => {
  it('should name the page on which a letter begins', () => {
    const letters = [
      { letter: 'A', count: 2 },
      { letter: 'B', count: 5 },
      { letter: 'C', count: 2 },
      { letter: '#', count: 1 },
    ]

    expect(letterPages(letters, 3).map(({ letter, page }) => `${letter}${page}`)).toEqual(['A1', 'B1', 'C3', '#4'])
  })
})
