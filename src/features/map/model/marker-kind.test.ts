import { describe, expect, it } from 'vitest'

import { placeCategories, placeCategoryValues } from '@/domain/places/place-categories'

import { markerKind, markerOutlines, toLegend } from './marker-kind'

describe('markerKind', () => {
  it('should have a mark for every category, and no mark without one', () => {
    expect(new Set(placeCategoryValues.map(markerKind))).toEqual(new Set(Object.keys(markerOutlines)))
  })

  it('should draw every kind in its own shape', () => {
    const shapes = Object.values(markerOutlines)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('should keep holy sites apart from all others', () => {
    expect(placeCategoryValues.filter((category) => markerKind(category) === 'holy')).toEqual(['holy site'])
  })
})

describe('toLegend', () => {
  it('should name only what is on the map, each kind once', () => {
    const points = [{ category: 'cafe' }, { category: 'holy site' }, { category: 'restaurant' }] as const
    expect(toLegend(points)).toEqual([
      { kind: 'holy', label: 'Holy Sites' },
      { kind: 'food', label: 'Restaurants, Cafes' },
    ])
  })

  it('should name every category when all are there', () => {
    const named = toLegend(placeCategoryValues.map((category) => ({ category }))).flatMap(({ label }) =>
      label.split(', '),
    )
    expect(named.toSorted()).toEqual(placeCategories.map(({ chip }) => chip).toSorted())
  })

  it('should be empty without places', () => {
    expect(toLegend([])).toEqual([])
  })
})
