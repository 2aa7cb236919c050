import { sql } from '@payloadcms/db-postgres/drizzle'

import type { Location } from '@/payload-types'
import { inNameOrder } from '@/lib/name-order'
import { readWeeklyHours } from '@/lib/weekly-hours'

import type { Place, PlaceSummary } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { asVisitor, cms } from './payload'
import { isoTime, readAllPlaces } from './read-all-places'

/** A cache entry may not exceed 2 MB; a place takes 300 bytes as a rule and 3 KB at most. */
const PLACES_PER_ENTRY = 1_000

/** Every published place, ordered by name. */
export async function listPlaces(): Promise<readonly PlaceSummary[]> {
  const entries = Math.ceil((await countPlaces()) / PLACES_PER_ENTRY)
  const places: PlaceSummary[] = []
  // One after the other: all at once would take every connection there is.
  for (let part = 1; part <= entries; part += 1) places.push(...(await listPlacesPart(part)))
  // Parts that are in order each: a fraction of the comparisons.
  return places.sort(inNameOrder)
}

const countPlaces = cached({ key: 'places-count', tags: () => [cacheTags.locations] }, async (): Promise<number> => {
  const [counted] = await readAllPlaces<{ count: number }>(sql`count(*)::int AS count`, sql``)
  return counted?.count ?? 0
})

const listPlacesPart = cached(
  { key: 'places-part', tags: () => [cacheTags.locations] },
  async (part: number): Promise<readonly PlaceSummary[]> => {
    const rows = await readAllPlaces<PlaceSummary>(
      sql`id, name, arabic_name AS "arabicName", category, city, address, description, hours,
        latitude::float8 AS latitude, longitude::float8 AS longitude, ${isoTime('provenance_checked_on')} AS "checkedOn"`,
      sql`ORDER BY id LIMIT ${PLACES_PER_ENTRY} OFFSET ${(part - 1) * PLACES_PER_ENTRY}`,
    )
    return rows.toSorted(inNameOrder)
  },
)

/** A published place by id, or `null`. */
export const findPlace = cached(
  { key: 'place', tags: (id) => [cacheTags.location(id)] },
  async (id: number): Promise<Place | null> => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'locations',
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      ...asVisitor,
    })
    return docs[0] === undefined ? null : toPlace(docs[0])
  },
)

function toSummary(doc: Location): PlaceSummary {
  return {
    id: doc.id,
    name: doc.name,
    arabicName: doc.arabicName ?? null,
    category: doc.category,
    city: doc.city,
    address: doc.address ?? null,
    description: doc.description ?? null,
    hours: doc.hours ?? null,
    latitude: doc.latitude ?? null,
    longitude: doc.longitude ?? null,
    checkedOn: doc.provenance?.checkedOn ?? null,
  }
}

function toPlace(doc: Location): Place {
  return {
    ...toSummary(doc),
    phone: doc.phone ?? null,
    website: doc.website ?? null,
    wheelchair: doc.wheelchair,
    womenArea: doc.womenArea,
    prayerArea: doc.prayerArea,
    cuisine: doc.cuisine ?? null,
    source: doc.provenance?.source ?? null,
    origin: doc.origin,
    osmRef: doc.osmRef ?? null,
    confidence: doc.confidence ?? null,
    updatedAt: doc.updatedAt,
    weeklyHours: readWeeklyHours(doc.weeklyHours),
  }
}
