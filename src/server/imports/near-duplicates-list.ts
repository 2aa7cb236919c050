import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TypedUser } from 'payload'

import type { Location } from '@/payload-types'

import { keptOf, mergedValues, type MergedValues } from './merged-values'
import { type ComparedPlace, type NearDuplicate, findNearDuplicates } from './near-duplicates'

/** Two records that may be one place, and what merging them as proposed would change in the one that stays. */
export type DuplicateOffer = Pick<NearDuplicate, 'metres' | 'because'> & {
  readonly kept: Location
  readonly old: Location
  readonly takenOver: MergedValues
}

export type DuplicateOffers = { readonly offers: readonly DuplicateOffer[]; readonly total: number }

/** The nearest pairs of published places that may be one and that nobody has judged yet. */
export async function listNearDuplicates(
  { payload, user }: { readonly payload: Payload; readonly user: TypedUser },
  limit: number,
): Promise<DuplicateOffers> {
  const [{ docs }, judged] = await Promise.all([
    payload.find({
      collection: 'locations',
      where: { and: [{ _status: { equals: 'published' } }, { latitude: { exists: true } }] },
      select: { name: true, arabicName: true, category: true, phone: true, latitude: true, longitude: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    }),
    judgedPairs(payload),
  ])
  const pairs = findNearDuplicates(docs.flatMap(comparedPlace)).filter(({ firstId, secondId }) => {
    return !judged.has(pairKey(firstId, secondId))
  })
  const shown = pairs.slice(0, limit)
  const { docs: places } = await payload.find({
    collection: 'locations',
    where: { id: { in: [...new Set(shown.flatMap(({ firstId, secondId }) => [firstId, secondId]))] } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const byId = new Map(places.map((place) => [place.id, place]))
  const offers = shown.flatMap((pair) => offerOf(pair, byId))
  return { offers, total: pairs.length }
}

/** Remembers that a person looked at a pair and found two places. */
export async function rememberDistinct(
  { payload, user }: { readonly payload: Payload; readonly user: TypedUser },
  ids: readonly [number, number],
): Promise<void> {
  await payload.db.drizzle.execute(sql`
    INSERT INTO place_distinctions (first_id, second_id, decided_by)
    VALUES (${Math.min(...ids)}, ${Math.max(...ids)}, ${user.id})
    ON CONFLICT (first_id, second_id) DO NOTHING
  `)
}

function offerOf(pair: NearDuplicate, byId: ReadonlyMap<number, Location>): readonly DuplicateOffer[] {
  const first = byId.get(pair.firstId)
  const second = byId.get(pair.secondId)
  if (first === undefined || second === undefined) return []
  const [kept, old] = keptOf(first, second)
  return [{ metres: pair.metres, because: pair.because, kept, old, takenOver: mergedValues(kept, old) }]
}

function comparedPlace(
  place: Pick<Location, 'id' | 'name' | 'arabicName' | 'category' | 'phone' | 'latitude' | 'longitude'>,
): readonly ComparedPlace[] {
  const { id, name, category, latitude, longitude } = place
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return []
  return [{ id, name, category, latitude, longitude, arabicName: place.arabicName ?? null, phone: place.phone ?? null }]
}

async function judgedPairs(payload: Payload): Promise<ReadonlySet<string>> {
  const { rows } = await payload.db.drizzle.execute<{ first_id: number; second_id: number }>(
    sql`SELECT first_id, second_id FROM place_distinctions`,
  )
  return new Set(rows.map((row) => pairKey(row.first_id, row.second_id)))
}

function pairKey(firstId: number, secondId: number): string {
  return `${firstId}|${secondId}`
}
