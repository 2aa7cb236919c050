import { gateLabel } from '@/domain/gates/gate-names'
import { MOSQUE_IDS, type MosqueKey } from '@/domain/gates/mosques'
import { compareNotices, type Notice, type NoticeConcern, type NoticeThing } from '@/domain/notices/notice'
import { OUTSIDE_CITIES, toCity } from '@/domain/places/cities'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { Notice as NoticeRecord } from '@/payload-types'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'

import { findGate } from './gates'
import { findMergeTarget } from './merged-places'
import { cms, findRecords } from './payload'
import { findPlace } from './places'

/**
 * The published notices that had not ended when they were read, the worst first. Some may have ended since, and some begin later:
 * whoever shows them asks the clock (src/domain/notices). What they name is read under the tags of each gate and place; a
 * notice whose gates or places are all withdrawn is left out.
 */
export async function listNotices(): Promise<readonly Notice[]> {
  const notices = await Promise.all((await readRecords()).map(toNotice))
  return notices.filter((notice) => notice !== null).sort(compareNotices)
}

const readRecords = cached({ key: 'notices', tags: () => [cacheTags.notices] }, (): Promise<readonly NoticeRecord[]> =>
  findRecords('notices', { where: { endsAt: { greater_than: new Date().toISOString() } }, sort: 'id' }),
)

/** So many earlier states a message of the feed names at most. */
const MAX_ISSUES = 10

/**
 * When each state of a notice that readers have seen was saved, in milliseconds since 1970, the newest first. Of versions, which
 * visitors may not read, these times alone leave.
 */
export const listIssues = cached(
  { key: 'notice-issues', tags: () => [cacheTags.notices] },
  async (id: number): Promise<readonly number[]> => {
    const payload = await cms()
    const { docs } = await payload.findVersions({
      collection: 'notices',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
      sort: '-updatedAt',
      limit: MAX_ISSUES + 1,
      pagination: false,
      depth: 0,
      // Visitors read no versions; of these a time is all that leaves.
      overrideAccess: true,
    })
    return docs.map(({ version }) => Date.parse(version.updatedAt))
  },
)

async function toNotice(record: NoticeRecord): Promise<Notice | null> {
  const concern = await findConcern(record)
  if (concern === null) return null
  const { id, title, text, severity, audience, isClosed, startsAt, endsAt, updatedAt, source } = record
  return {
    id,
    title,
    text: text?.trim() ?? '',
    severity,
    audience,
    concern,
    isClosed: (concern.kind === 'gate' || concern.kind === 'place') && isClosed === true,
    starts: Date.parse(startsAt),
    ends: Date.parse(endsAt),
    changed: Date.parse(updatedAt),
    source: { name: source.name, href: safeHttpUrl(source.url) },
  }
}

/** `null` where nothing is left that it is about. */
async function findConcern({ concerns, city, mosque, gates, places }: NoticeRecord): Promise<NoticeConcern | null> {
  switch (concerns) {
    case 'all':
      return { kind: 'all' }
    case 'city': {
      const named = toCity(city ?? OUTSIDE_CITIES)
      return named && { kind: 'city', city: named }
    }
    case 'mosque':
      return mosque ? { kind: 'mosque', mosque } : null
    case 'gate':
      return mosque ? findGates(mosque, toIds(gates)) : null
    case 'place': {
      const named = await findThings(toIds(places), findNamedPlace)
      return named && { kind: 'place', city: toCity(city ?? OUTSIDE_CITIES), places: named }
    }
  }
}

async function findGates(mosque: MosqueKey, ids: readonly number[]): Promise<NoticeConcern | null> {
  const gates = await findThings(ids, async (id) => {
    const gate = await findGate(id)
    return gate?.mosqueId === MOSQUE_IDS[mosque] ? { ...gate, name: gateLabel(gate) } : null
  })
  return gates && { kind: 'gate', mosque, gates }
}

/** The place, or the one it was merged into since the notice was read. */
async function findNamedPlace(id: number): Promise<NoticeThing | null> {
  const place = await findPlace(id)
  if (place !== null) return place
  const keptId = await findMergeTarget(id)
  return keptId === null ? null : findPlace(keptId)
}

/** Those that readers see, each once; `null` where there are none. */
async function findThings(
  ids: readonly number[],
  find: (id: number) => Promise<NoticeThing | null>,
): Promise<readonly NoticeThing[] | null> {
  const found = (await Promise.all(ids.map(find))).filter((thing) => thing !== null)
  const things = new Map(
    found.map(({ id, name, latitude, longitude }): [number, NoticeThing] => [id, { id, name, latitude, longitude }]),
  )
  return things.size === 0 ? null : [...things.values()]
}

const toIds = (records: readonly (number | { readonly id: number })[] | null | undefined): readonly number[] =>
  (records ?? []).map((record) => (typeof record === 'object' ? record.id : record))
