import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TypedUser } from 'payload'

import { mosqueById } from '@/domain/gates/mosques'
import type { Location } from '@/payload-types'
import { runCooperatively } from '@/server/cooperative'

import { chooseKept, mergedValues, type MergedValues } from './merged-values'
import { type ComparedPlace, type NearDuplicate, findNearDuplicates } from '@/server/duplicates/near-duplicates'

/** Two records that may be one place, and what merging them as proposed would change in the one that stays. */
export type DuplicateOffer = Pick<NearDuplicate, 'metres' | 'because'> & {
  readonly kept: Location
  readonly old: Location
  readonly takenOver: MergedValues
  /** What the other one would take over if it stayed; `null` where it has to go: a mosque stays. */
  readonly takenOverSwapped: MergedValues | null
}

export type DuplicateOffers = { readonly offers: readonly DuplicateOffer[]; readonly total: number }

/** The nearest pairs of published places that may be one and that no person has judged yet. */
export async function listNearDuplicates(
  { payload, user }: { readonly payload: Payload; readonly user: TypedUser },
  limit: number,
): Promise<DuplicateOffers> {
  const pairs = await findOpenPairs(payload)
  const shown = pairs.slice(0, limit)
  const { docs } = await payload.find({
    collection: 'locations',
    where: { id: { in: [...new Set(shown.flatMap(({ firstId, secondId }) => [firstId, secondId]))] } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const byId = new Map(docs.map((place) => [place.id, place]))
  const offers = shown.flatMap((pair) => toOffers(pair, byId))
  return { offers, total: pairs.length }
}

/** How many such pairs there are. */
export const countNearDuplicates = async (payload: Payload): Promise<number> => (await findOpenPairs(payload)).length

async function findOpenPairs(payload: Payload): Promise<readonly NearDuplicate[]> {
  const [places, judged] = await Promise.all([loadPublishedPlaces(payload), loadJudgedPairs(payload)])
  const near = await runCooperatively(findNearDuplicates(places))
  return near.filter(({ firstId, secondId }) => !judged.has(pairKey(firstId, secondId)))
}

/** Remembers that a person looked at a pair and found two places. */
export async function storeDistinct(
  { payload, user }: { readonly payload: Payload; readonly user: TypedUser },
  ids: readonly [number, number],
): Promise<void> {
  await payload.db.drizzle.execute(sql`
    INSERT INTO place_distinctions (first_id, second_id, decided_by)
    VALUES (${Math.min(...ids)}, ${Math.max(...ids)}, ${user.id})
    ON CONFLICT (first_id, second_id) DO NOTHING
  `)
}

function toOffers(pair: NearDuplicate, byId: ReadonlyMap<number, Location>): readonly DuplicateOffer[] {
  const first = byId.get(pair.firstId)
  const second = byId.get(pair.secondId)
  if (first === undefined || second === undefined) return []
  const [kept, old] = chooseKept(first, second)
  const { metres, because } = pair
  const takenOverSwapped = mosqueById(kept.id) === null ? mergedValues(old, kept) : null
  return [{ metres, because, kept, old, takenOver: mergedValues(kept, old), takenOverSwapped }]
}

/** Only what is compared, and public: as documents of the CMS 10,000 keep all readers waiting for a second. */
async function loadPublishedPlaces(payload: Payload): Promise<readonly ComparedPlace[]> {
  const { rows } = await payload.db.drizzle.execute<ComparedPlace>(sql`
    SELECT id, name, arabic_name AS "arabicName", category::text, phone, latitude::float8, longitude::float8
    FROM locations
    WHERE deleted_at IS NULL AND _status = 'published' AND latitude IS NOT NULL AND longitude IS NOT NULL
  `)
  return rows
}

async function loadJudgedPairs(payload: Payload): Promise<ReadonlySet<string>> {
  const { rows } = await payload.db.drizzle.execute<{ first_id: number; second_id: number }>(
    sql`SELECT first_id, second_id FROM place_distinctions`,
  )
  return new Set(rows.map((row) => pairKey(row.first_id, row.second_id)))
}

function pairKey(firstId: number, secondId: number): string {
  return `${firstId}|${secondId}`
}
