import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import { runCooperatively } from '@/server/cooperative'

import { buildIndex, type Compared, findDuplicates } from '../duplicates/find-duplicates'

/** What a submission may be the same as. */
export type Candidates = {
  /** Of a submission that waits; none of any other. */
  readonly findDuplicatesOf: (id: number) => readonly DuplicateCandidate[]
}

/** `ownPlaceId`: what became of a submission before its approval was taken back. Merged into it, it would be lost. */
type Candidate = Compared & { readonly ownPlaceId: number | null }

/** Every open queue asks four times a minute; after this long without a request the cache is dropped to free its memory. */
const CACHE_MS = 60_000

type CachedCandidates = {
  readonly stamp: string
  readonly candidates: Promise<Candidates>
  readonly dropTimer: NodeJS.Timeout
}

let cached: CachedCandidates | null = null

/**
 * All places and all waiting submissions, indexed for the search. Reading and indexing 18,000 of them takes a quarter of a
 * second, so they are cached until one of them changes.
 */
export async function currentCandidates(payload: Payload): Promise<Candidates> {
  const stamp = await readStamp(payload)
  clearTimeout(cached?.dropTimer)
  const candidates = cached?.stamp === stamp ? cached.candidates : findCandidates(payload).then(indexCandidates)
  cached = { stamp, candidates, dropTimer: setTimeout(dropCache, CACHE_MS).unref() }
  candidates.catch(dropCache)
  return candidates
}

const dropCache = (): void => {
  cached = null
}

async function indexCandidates(all: readonly Candidate[]): Promise<Candidates> {
  const index = await runCooperatively(buildIndex(all))
  const byId = new Map(all.filter(({ kind }) => kind === 'submission').map((place) => [place.id, place]))
  const results = new Map<number, readonly DuplicateCandidate[]>()
  return {
    findDuplicatesOf: (id) => {
      const compared = byId.get(id)
      if (compared === undefined) return []
      const isOwn = (match: DuplicateCandidate) => match.kind === 'place' && match.id === compared.ownPlaceId
      const duplicates = results.get(id) ?? findDuplicates(compared, index).filter((match) => !isOwn(match))
      results.set(id, duplicates)
      return duplicates
    },
  }
}

/** The key of the cache: another text whenever one of them has come, gone or changed. */
async function readStamp(payload: Payload): Promise<string> {
  const { rows } = await payload.db.drizzle.execute<{ stamp: string }>(sql`
    SELECT string_agg(stamp, ' ') AS stamp FROM (
      SELECT concat_ws('/', count(*), sum(id), sum(extract(epoch FROM updated_at))) AS stamp
      FROM locations WHERE deleted_at IS NULL
      UNION ALL
      SELECT concat_ws('/', count(*), sum(id), sum(extract(epoch FROM updated_at)), sum(item_version))
      FROM recommendations WHERE deleted_at IS NULL AND kind = 'place' AND status IN ('pending-review', 'claimed')
    ) parts
  `)
  return rows[0]?.stamp ?? ''
}

/** Everything a submitted place may be a duplicate of: the guide's places, drafts too, and what waits. */
async function findCandidates(payload: Payload): Promise<readonly Candidate[]> {
  const { rows } = await payload.db.drizzle.execute<Candidate>(sql`
    SELECT NULL::int AS "ownPlaceId", 'place' AS kind, id, name, arabic_name AS "arabicName", category::text, city::text, address, phone, hours,
      website, latitude::float8, longitude::float8, NULL AS status, _status = 'published' AS "isPublished"
    FROM locations WHERE deleted_at IS NULL AND name IS NOT NULL
    UNION ALL
    SELECT published_place_id, 'submission', id, title, place_arabic_name, coalesce(place_site_category::text, place_category::text),
      city::text, place_address, place_phone, place_open_hours, place_website, place_latitude, place_longitude,
      status::text, NULL
    FROM recommendations
    WHERE deleted_at IS NULL AND kind = 'place' AND status IN ('pending-review', 'claimed')
  `)
  return rows
}
