import { describe, expect, it } from 'vitest'

import {
  categoryByKind,
  placeCategories,
  placeCategoryLabel,
  placeCategoryPlural,
  placeCategoryValues,
} from './place-categories'

describe('placeCategories', () => {
  it("should begin with the specification's chips, word for word", () => {
    expect(placeCategories.slice(0, 4).map(({ value, chip }) => [value, chip])).toEqual([
      ['holy site', 'Holy Sites'],
      ['restaurant', 'Restaurants'],
      ['shopping', 'Shopping'],
      ['tourist attraction', 'Attractions'],
    ])
  })

  it('should hold the categories that section 3 names', () => {
    expect(placeCategoryValues).toEqual(
      expect.arrayContaining([
        'holy site',
        'restaurant',
        'shopping',
        'tourist attraction',
        'hotel',
        'healthcare',
        'hospital',
        'pharmacy',
        'transportation',
      ]),
    )
  })

  it('should name each value, label and chip once', () => {
    expect(new Set(placeCategoryValues).size).toBe(placeCategories.length)
    expect(new Set(placeCategories.map(({ label }) => label)).size).toBe(placeCategories.length)
    expect(new Set(placeCategories.map(({ chip }) => chip)).size).toBe(placeCategories.length)
  })

  it('should hold lower-case values, because the category query parameter is lowercased', () => {
    expect(placeCategoryValues).toEqual(placeCategoryValues.map((value) => value.toLowerCase()))
  })
})

describe('placeCategoryLabel, placeCategoryPlural', () => {
  it('should name one place and a list of them', () => {
    expect(placeCategoryLabel('tourist attraction')).toBe('Tourist attraction')
    expect(placeCategoryPlural('tourist attraction')).toBe('Attractions')
  })
})

describe('categoryByKind', () => {
  it('should lead each category of a recommendation to its chip, and leave Other to the moderator', () => {
    expect(categoryByKind).toEqual({
      Restaurant: 'restaurant',
      Cafe: 'cafe',
      Attraction: 'tourist attraction',
      Shopping: 'shopping',
      'Prayer room': 'prayer room',
      Other: null,
    })
  })
})
