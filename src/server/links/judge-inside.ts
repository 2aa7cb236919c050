import { parseRecordAddress } from '@/domain/addresses/addresses'
import { followRedirects, isFixedPage, type RedirectTable } from '@/domain/addresses/redirects'
import { aliasTarget, canonicalPath, isCaseSensitive, plainPath } from '@/domain/addresses/routes'
import { parseCitySlug, viewTarget } from '@/domain/addresses/views'
import { sectionKeys } from '@/domain/guide/guide-sections'
import { RESERVED_IDS } from '@/lib/rich-text/outline'

export type RecordState = 'public' | 'draft' | 'trash'

/** What there is in the guide to link to, by `guide-articles/12`. */
export type Site = {
  readonly records: ReadonlyMap<string, RecordState>
  /** The records of addresses with a slug. */
  readonly recordsByAddress: ReadonlyMap<string, string>
  /** Ids of the headings of public articles. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>
  readonly redirects: RedirectTable
  /** Places that lead to the one they were merged with. */
  readonly mergedPlaces: ReadonlySet<number>
}

const PAGE_PARTS: ReadonlySet<string> = new Set(RESERVED_IDS)

/** A day of Hajj or a step, below the address of its article. */
const CUT_PAGE = new RegExp(`^(/guide/(?:${sectionKeys.join('|')})/[a-z0-9-]+)/[a-z0-9-]+(?:/[a-z0-9-]+)?$`)

/** Why a link inside the guide leads nowhere, in words for an editor; `null` when it leads somewhere. */
export function judgeInside(target: string, site: Site): string | null {
  const [address, anchor] = splitOnce(target, '#')
  return target.startsWith('/') ? judgePath(address, anchor, site) : judgeRecord(address, anchor, site)
}

function judgeRecord(key: string, anchor: string, site: Site): string | null {
  const [collection, id] = splitOnce(key, '/')
  if (collection === 'locations' && site.mergedPlaces.has(Number(id))) return null
  switch (site.records.get(key)) {
    case undefined:
      return 'What it leads to has been deleted.'
    case 'trash':
      return 'What it leads to is in the trash.'
    case 'draft':
      return 'What it leads to is not published.'
    case 'public':
      return judgePart(key, anchor, site)
  }
}

function judgePart(key: string, anchor: string, { headings }: Site): string | null {
  const ids = headings.get(key)
  const isThere = anchor === '' || ids === undefined || ids.has(anchor) || PAGE_PARTS.has(anchor)
  return isThere ? null : `The page has no part “${anchor}”. Readers land at its top.`
}

function judgePath(address: string, anchor: string, site: Site): string | null {
  const [path, query] = splitOnce(address, '?')
  // Files, pictures and calls: not screens.
  if (isCaseSensitive(path)) return null
  const plain = canonicalPath(path) ?? path
  const alias = aliasTarget(plain)
  if (alias !== null) return judgePath(alias, anchor, site)
  const asked = new URLSearchParams(query)
  const gate = asked.get('id')
  if (plain === '/gate-details' && gate !== null) return judgeRecord(`mosque-gates/${gate}`, anchor, site)
  if (isFixedPage(plain) || isDirectoryList(plain)) {
    return viewTarget(plain, asked).kind === 'not-found' ? 'The guide has no such page.' : null
  }
  return judgeRecordPath(plain, anchor, site)
}

/** The page of a record comes first, then what its address was left to. */
function judgeRecordPath(path: string, anchor: string, site: Site): string | null {
  const article = CUT_PAGE.exec(path)?.[1] ?? path
  const key = findKey(article, site)
  const reason = key === null ? 'The guide has no such page.' : judgeRecord(key, article === path ? anchor : '', site)
  if (reason === null || (key !== null && site.records.get(key) === 'public')) return reason
  return followRedirects(site.redirects, plainPath(article)) === null ? reason : null
}

function findKey(path: string, { recordsByAddress }: Site): string | null {
  const parsed = parseRecordAddress(path)
  if (parsed === null) return null
  return 'id' in parsed ? `${parsed.collection}/${parsed.id}` : (recordsByAddress.get(path) ?? null)
}

function isDirectoryList(path: string): boolean {
  const city = /^\/directory\/([a-z-]+)(?:\/[a-z-]+)?$/.exec(path)?.[1]
  return city !== undefined && (city === 'print' || parseCitySlug(city) !== null)
}

function splitOnce(text: string, mark: string): readonly [string, string] {
  const index = text.indexOf(mark)
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
