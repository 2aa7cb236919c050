import { Client } from 'pg'

import { isDestination } from '@/domain/places/place-categories'
import { readPlaceSeeds } from '@/seed/places'

/** A place as the benchmark stores it; columns of the table `locations`. */
type GeneratedPlace = {
  readonly name: string
  readonly category: string
  readonly city: string
  readonly address: string | null
  readonly description: string | null
  readonly hours: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

const SEED = 20_261_121

/** About 300 m: as dense as shops are around the mosques. */
const JITTER_DEGREES = 0.003

/**
 * The real places first, then variations of them, the same ones each time: a name put together from the beginning of
 * one real name and the end of another, everything else from a third. So words, lengths, gaps and clusters are those of
 * the real data.
 */
export function generatePlaces(count: number): readonly GeneratedPlace[] {
  // Bus stops are found when asked for, and in no list; what is measured is lists.
  const real = readPlaceSeeds().places.filter(isDestination)
  const random = mulberry32(SEED)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from')
    return value
  }
  const jitter = (degrees: number | null) =>
    degrees === null ? null : Math.round((degrees + (random() - 0.5) * 2 * JITTER_DEGREES) * 1e6) / 1e6
  return Array.from({ length: count }, (_, index) => {
    const model = real[index] ?? pick(real)
    const isReal = index < real.length
    return {
      name: isReal
        ? model.name
        : `${takeFirstHalf(pick(real).name)} ${takeLastHalf(pick(real).name)}`.trim().slice(0, 120),
      category: model.category,
      city: model.city,
      address: model.address ?? null,
      description: model.description ?? null,
      hours: model.hours ?? null,
      latitude: isReal ? (model.latitude ?? null) : jitter(model.latitude ?? null),
      longitude: isReal ? (model.longitude ?? null) : jitter(model.longitude ?? null),
    }
  })
}

const splitIntoWords = (name: string): readonly string[] => name.split(' ')

const takeFirstHalf = (name: string): string =>
  splitIntoWords(name)
    .slice(0, Math.ceil(splitIntoWords(name).length / 2))
    .join(' ')

const takeLastHalf = (name: string): string =>
  splitIntoWords(name)
    .slice(Math.floor(splitIntoWords(name).length / 2))
    .join(' ')

/** A small well-known generator: the same numbers on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

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
export const makeOverpassAnswer = (elements: readonly object[]): string =>
  JSON.stringify({ osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' }, elements })

/**
 * Fills `locations` up to `total` published places and updates the planner's statistics. What the seed has stored
 * stays; ids continue after it.
 */
export async function loadPlaces(databaseUri: string, total: number): Promise<void> {
  const client = new Client(databaseUri)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM locations')
    const missing = generatePlaces(total).slice(rows[0]?.count ?? 0)
    await client.query(
      `INSERT INTO locations (name, category, city, address, description, hours, latitude, longitude, wheelchair,
                              women_area, prayer_area, origin, _status, updated_at, created_at)
       SELECT name, category::enum_locations_category, city::enum_locations_city, address, description, hours, latitude,
              longitude, 'unknown', 'unknown', 'unknown', 'osm', 'published', now(), now()
       FROM jsonb_to_recordset($1::jsonb)
         AS place(name text, category text, city text, address text, description text, hours text, latitude numeric,
                  longitude numeric)`,
      [JSON.stringify(missing)],
    )
    await client.query('VACUUM ANALYZE locations')
  } finally {
    await client.end()
  }
}
