import { describe, expect, it } from 'vitest'

import { type PlaceCategory, placeCategoryValues } from '@/domain/places/place-categories'

import { clusterLabel } from './cluster-label'

type Counts = Partial<Record<PlaceCategory, number>>

const places = (counts: Counts) =>
  placeCategoryValues.flatMap((category) => Array.from({ length: counts[category] ?? 0 }, () => ({ category })))

describe('clusterLabel', () => {
  it.each<[Counts, string]>([
    [{ hotel: 2 }, '2 places: 2 hotels, zoom in'],
    [{ hotel: 1, 'holy site': 1 }, '2 places: 1 holy site, 1 hotel, zoom in'],
    [
      { pharmacy: 3, restaurant: 2, hotel: 5, toilets: 1, cafe: 1 },
      '12 places: 5 hotels, 3 pharmacies, 2 restaurants, 2 others, zoom in',
    ],
    [
      { pharmacy: 3, restaurant: 2, hotel: 5, toilets: 1 },
      '11 places: 5 hotels, 3 pharmacies, 2 restaurants, 1 other, zoom in',
    ],
  ])('should say what is in %j', (counts, expected) => {
    expect(clusterLabel(places(counts))).toBe(expected)
  })
})
