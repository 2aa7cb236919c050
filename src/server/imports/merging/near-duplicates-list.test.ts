import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import type { PlaceCategory } from '@/domain/places/place-categories'
import { runSync } from '@/server/cooperative'

import { type ComparedPlace, findNearDuplicates } from '@/server/duplicates/near-duplicates'

import { parseOverpass } from '../osm/parse-overpass'
import { selectPlaces } from '../osm/select-places'

describe('near duplicates of an extract', () => {
  it('should offer a person a list short enough to read for all of central Makkah', () => {
    const body = readFileSync(path.resolve('src/data/makkah-pois.overpass.json'), 'utf8')
    const parsed = parseOverpass(body)
    const { places } = selectPlaces(parsed.ok ? parsed.elements : [])
    const compared = places.map((mapped, index): ComparedPlace => ({ ...mapped, id: index + 1 }))
    const duplicates = runSync(findNearDuplicates(compared))
    const byCategory: Partial<Record<PlaceCategory, number>> = {}
    for (const { firstId } of duplicates) {
      const category = compared[firstId - 1]?.category
      if (category) byCategory[category] = (byCategory[category] ?? 0) + 1
    }
    expect(byCategory).toEqual({
      hotel: 7,
      pharmacy: 4,
      restaurant: 3,
      cafe: 1,
      shopping: 1,
      services: 1,
      'prayer place': 1,
      'help point': 1,
    })
  })
})
