import { sql } from '@payloadcms/db-postgres/drizzle'

import { inNameOrder } from '@/lib/text/name-order'

import type { PlaceSummary } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { yieldToEventLoop } from '@/server/cooperative'
import { readAllPlaces, SUMMARY_COLUMNS } from './read-all-places'

/** Ids of one part of the list. A part is read again when one of its places has changed. */
const IDS_PER_PART = 1_000

type Part = { readonly part: number; readonly version: string }

/**
 * The whole list as this process last read it. Correct for any number of processes: after each change the versions of its
 * parts are read from the database.
 */
let cachedList: { readonly versions: readonly Part[]; readonly places: readonly PlaceSummary[] } = {
  versions: [],
  places: [],
}

let refreshing: Promise<void> | null = null

/** Every published place, ordered by name. Pages that show a few of them ask for those: see `places.ts`. */
export async function listPlaces(): Promise<readonly PlaceSummary[]> {
  const versions = await listVersions()
  // A refresh that is under way may have begun for older versions.
  while (!areEqual(versions, cachedList.versions))
    await (refreshing ??= refresh(versions).finally(() => (refreshing = null)))
  return cachedList.places
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

async function refresh(versions: readonly Part[]): Promise<void> {
  const cachedVersions = new Map(cachedList.versions.map(({ part, version }) => [part, version]))
  const unchanged = new Set(
    versions.filter(({ part, version }) => cachedVersions.get(part) === version).map(({ part }) => part),
  )
  const places = cachedList.places.filter(({ id }) => unchanged.has(Math.floor(id / IDS_PER_PART)))
  // One after the other: all at once would take every connection there is.
  for (const { part } of versions) if (!unchanged.has(part)) places.push(...(await readPart(part)))
  // Most of it is sorted already, which saves most of the comparisons.
  cachedList = { versions, places: places.sort(inNameOrder) }
  // With a hundred thousand places that takes a tenth of a second, and so does what follows.
  await yieldToEventLoop()
}

async function readPart(part: number): Promise<readonly PlaceSummary[]> {
  const start = part * IDS_PER_PART
  const rows = await readAllPlaces<PlaceSummary>(
    SUMMARY_COLUMNS,
    sql`AND id >= ${start} AND id < ${start + IDS_PER_PART}`,
  )
  return rows.toSorted(inNameOrder)
}

const areEqual = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === other.length &&
  one.every(({ part, version }, index) => other[index]?.part === part && other[index].version === version)
