import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { parseMapFile } from './parse-map-file'
import { selectPlaces } from './select-places'

/** How many objects an extract holds, the places among them by category, and why the rest are none. */
const extracts = [
  {
    file: 'src/data/makkah-pois.overpass.json',
    elements: 2029,
    places: {
      hotel: 710,
      'prayer place': 195,
      stop: 126,
      restaurant: 112,
      shopping: 111,
      services: 74,
      toilets: 50,
      pharmacy: 37,
      cafe: 30,
      'help point': 9,
      healthcare: 7,
      transportation: 3,
      'tourist attraction': 3,
      hospital: 2,
    },
    skipped: { 'no-category': 349, 'no-name': 189, denied: 9, 'same-place': 8, twin: 5 },
  },
  {
    file: 'src/data/madinah-pois.overpass.json',
    elements: 989,
    places: {
      hotel: 272,
      shopping: 103,
      'prayer place': 97,
      restaurant: 58,
      toilets: 37,
      services: 35,
      pharmacy: 17,
      'help point': 9,
      stop: 7,
      cafe: 7,
      transportation: 5,
      'tourist attraction': 5,
      healthcare: 3,
      hospital: 3,
    },
    skipped: { 'no-category': 231, 'no-name': 91, denied: 5, 'same-place': 3, twin: 1 },
  },
  {
    file: 'src/data/nabawi-area.overpass.json',
    elements: 463,
    places: { toilets: 20, 'help point': 5, 'prayer place': 2, healthcare: 1 },
    skipped: { 'no-category': 435 },
  },
  {
    file: 'tests/fixtures/osm/haram-gates.overpass.json',
    elements: 169,
    places: {},
    skipped: { 'no-category': 168, denied: 1 },
  },
  {
    file: 'tests/fixtures/osm/nabawi-gates.overpass.json',
    elements: 76,
    places: { toilets: 10 },
    skipped: { 'no-category': 66 },
  },
  {
    file: 'tests/fixtures/osm/jeddah-pois.overpass.json',
    elements: 20,
    places: { 'prayer place': 3, hotel: 2, 'tourist attraction': 1 },
    skipped: { 'no-category': 10, 'no-name': 4 },
  },
  {
    file: 'tests/fixtures/osm/lucknow-shops.overpass.json',
    elements: 198,
    places: {},
    skipped: { 'outside-cities': 110, 'no-tags': 63, 'no-name': 16, 'no-category': 9 },
  },
  {
    file: 'tests/fixtures/osm/hawaii-restaurants.overpass-turbo.geojson',
    elements: 39,
    places: {},
    skipped: { 'outside-cities': 39 },
  },
  {
    file: 'tests/fixtures/osm/makkah-streets.overpass.json',
    elements: 46,
    places: { hotel: 8, 'prayer place': 1 },
    skipped: { 'no-category': 37 },
  },
  {
    file: 'tests/fixtures/osm/madinah-streets.overpass.json',
    elements: 42,
    places: { hotel: 7, 'prayer place': 2, hospital: 1 },
    skipped: { 'no-category': 30, 'no-name': 2 },
  },
] as const

describe('a real extract', () => {
  it.each(extracts)('should give its places and count what is none: $file', ({ file, elements, places, skipped }) => {
    const parsed = parseMapFile(readFileSync(path.resolve(file), 'utf8'))
    if (!parsed.ok) throw new Error(parsed.detail)
    const selected = selectPlaces(parsed.elements)
    const byCategory: Record<string, number> = {}
    for (const { category } of selected.places) byCategory[category] = (byCategory[category] ?? 0) + 1

    expect(parsed.rejected).toEqual({})
    expect(parsed.elements).toHaveLength(elements)
    expect(byCategory).toEqual(places)
    expect(selected.skipped).toEqual(skipped)
  })

  it('should place shops that are drawn as lists of bare nodes', () => {
    const parsed = parseMapFile(readFileSync(path.resolve('tests/fixtures/osm/lucknow-shops.overpass.json'), 'utf8'))

    const ways = parsed.ok ? parsed.elements.filter(({ type }) => type === 'way') : []
    expect(ways).toHaveLength(10)
    expect(ways.every((way) => 'bounds' in way)).toBe(true)
  })
})
