import { sql } from '@payloadcms/db-postgres/drizzle'

import { inNameOrder } from '@/lib/text/name-order'

import type { PlaceSummary } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { readAllPlaces, SUMMARY_COLUMNS } from './read-all-places'

/** Ids of one part of the list: what is read anew when one of its places has changed. */
const IDS_PER_PART = 1_000

type Part = { readonly part: number; readonly version: string }

/**
 * The whole list as this process last read it. Right for any number of processes: what the versions of its parts say is
 * asked of the database after each change, and never told by another process.
 */
let kept: { readonly versions: readonly Part[]; readonly places: readonly PlaceSummary[] } = {
  versions: [],
  places: [],
}

let loading: Promise<void> | null = null

/** Every published place, ordered by name. Pages that show a few of them ask for those: see `places.ts`. */
export async function listPlaces(): Promise<readonly PlaceSummary[]> {
  const versions = await listVersions()
  // What is being loaded may have been begun for older versions.
  while (!isSame(versions, kept.versions)) await (loading ??= load(versions).finally(() => (loading = null)))
  return kept.places
}

/** PostgreSQL names the transaction that wrote a row (`xmin`): whatever changes a part changes its version. */
const listVersions = cached(
  { key: 'place-parts', tags: () => [cacheTags.locations] },
  async (): Promise<readonly Part[]> =>
    readAllPlaces<Part>(
      sql`id / ${IDS_PER_PART}::int AS part, md5(string_agg(id || ':' || xmin::text, ',' ORDER BY id)) AS version`,
      sql`GROUP BY 1 ORDER BY 1`,
    ),
)

async function load(versions: readonly Part[]): Promise<void> {
  const before = new Map(kept.versions.map(({ part, version }) => [part, version]))
  const unchanged = new Set(
    versions.filter(({ part, version }) => before.get(part) === version).map(({ part }) => part),
  )
  const places = kept.places.filter(({ id }) => unchanged.has(Math.floor(id / IDS_PER_PART)))
  // One after the other: all at once would take every connection there is.
  for (const { part } of versions) if (!unchanged.has(part)) places.push(...(await readPart(part)))
  // Most of it is in order already: a fraction of the comparisons.
  kept = { versions, places: places.sort(inNameOrder) }
}

async function readPart(part: number): Promise<readonly PlaceSummary[]> {
  const start = part * IDS_PER_PART
  const rows = await readAllPlaces<PlaceSummary>(
    SUMMARY_COLUMNS,
    sql`AND id >= ${start} AND id < ${start + IDS_PER_PART}`,
  )
  return rows.toSorted(inNameOrder)
}

const isSame = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length &&
  one.every(({ part, version }, index) => other[index]?.part === part && other[index].version === version)
