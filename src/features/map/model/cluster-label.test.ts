import { describe, expect, it } from 'vitest'

import type { PlaceCategory } from '@/domain/places/place-categories'

import { addCounts, clusterLabel, countOne } from './cluster-label'

describe('clusterLabel', () => {
  it.each<[Partial<Record<PlaceCategory, number>>, string]>([
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
  ])('should say what is in %j', (places, expected) => {
    const categories = (Object.entries(places) as [PlaceCategory, number][]).flatMap(([category, count]) =>
      Array.from({ length: count }, () => category),
    )
    expect(clusterLabel(categories.map(countOne).reduce(addCounts))).toBe(expected)
  })
})
