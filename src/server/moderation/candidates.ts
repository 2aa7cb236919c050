import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import { runCooperatively } from '@/server/cooperative'

import { type Compared, findDuplicates, indexOf } from '../duplicates/find-duplicates'

/** What a submission may be the same as. */
export type Candidates = {
  /** Of a submission that waits; none of any other. */
  readonly duplicatesOf: (id: number) => readonly DuplicateCandidate[]
}

/** `ownPlaceId`: what became of a submission before its approval was taken back. Merged into it, it would be lost. */
type Candidate = Compared & { readonly ownPlaceId: number | null }

/** Every open queue looks four times a minute; what has not been asked for as long as this takes room for nothing. */
const KEPT_MS = 60_000

type Kept = { readonly stamp: string; readonly candidates: Promise<Candidates>; readonly forget: NodeJS.Timeout }

let kept: Kept | null = null

/**
 * All places and all that waits, ready to be searched. To read and sort them takes a quarter of a second with 18,000: they
 * stay as they are until one of them changes.
 */
export async function currentCandidates(payload: Payload): Promise<Candidates> {
  const stamp = await stampOf(payload)
  clearTimeout(kept?.forget)
  const candidates = kept?.stamp === stamp ? kept.candidates : findCandidates(payload).then(searchable)
  kept = { stamp, candidates, forget: setTimeout(forget, KEPT_MS).unref() }
  candidates.catch(forget)
  return candidates
}

const forget = (): void => {
  kept = null
}

async function searchable(all: readonly Candidate[]): Promise<Candidates> {
  const index = await runCooperatively(indexOf(all))
  const byId = new Map(all.filter(({ kind }) => kind === 'submission').map((place) => [place.id, place]))
  const found = new Map<number, readonly DuplicateCandidate[]>()
  return {
    duplicatesOf: (id) => {
      const compared = byId.get(id)
      if (compared === undefined) return []
      const isOwn = (match: DuplicateCandidate) => match.kind === 'place' && match.id === compared.ownPlaceId
      const duplicates = found.get(id) ?? findDuplicates(compared, index).filter((match) => !isOwn(match))
      found.set(id, duplicates)
      return duplicates
    },
  }
}

/** Another text whenever one of them has come, gone or changed. */
async function stampOf(payload: Payload): Promise<string> {
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
