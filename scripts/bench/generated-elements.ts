const kinds = [
  { amenity: 'restaurant', cuisine: 'arab;grill' },
  { tourism: 'hotel', phone: '+966 12 000 0000' },
  { shop: 'supermarket', opening_hours: 'Sa-Th 08:00-24:00; Fr 13:00-24:00' },
  { amenity: 'pharmacy', opening_hours: '24/7', website: 'https://example.org/pharmacy' },
] as const

/** Places of Makkah as Overpass sends them; in another edition of the map every one has another name. */
export const generateElements = (count: number, edition = 0): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'node',
    id: index + 1,
    lat: 21.4 + (index % 300) / 10_000,
    lon: 39.78 + index / 300 / 1_000,
    tags: {
      name: `مكان ${index}`,
      'name:en': edition === 0 ? `Place ${index}` : `Place ${index}, edition ${edition}`,
      'addr:street': 'Ibrahim Al Khalil Road',
      ...kinds[index % kinds.length],
    },
  }))

/** The whole answer to one question. */
export const overpassAnswer = (elements: readonly object[]): string =>
  JSON.stringify({ osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' }, elements })
