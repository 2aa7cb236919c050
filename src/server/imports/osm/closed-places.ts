import { findCategory } from './category-table'
import { withOneKind, withoutKinds } from './one-kind'
import type { OsmTags } from './overpass-types'

/** Why a place is closed for good, in the map's own words. `former`: a lifecycle prefix, such as `was:amenity`. */
export type ClosedReason = 'disused' | 'abandoned' | 'demolished' | 'status' | 'former'

/**
 * Whether an object is marked as closed for good, and how: by a tag of its own (`disused=yes`), by its status
 * (`status=inactive`), by the value of the tag that says what it is (`shop=closed`), or by a lifecycle prefix
 * (`was:amenity=doctors`). A prefix tells of the past of a place that is open as something else: `disused:shop=bakery`
 * beside `amenity=restaurant` closes nothing.
 *
 * https://wiki.openstreetmap.org/wiki/Lifecycle_prefix
 */
export function findClosedReason(tags: OsmTags): ClosedReason | null {
  const said =
    findReasonByTag(tags) ??
    STATUS_KEYS.map((key) => findReasonByValue(tags[key])).find((reason) => reason !== undefined)
  if (said === undefined) return isFormer(tags) ? 'former' : null
  return (said === 'disused' || said === 'abandoned') && isSight(tags) ? null : said
}

/** People come to see an old station or fort because it is out of use. */
const isSight = ({ tourism, historic }: OsmTags): boolean =>
  findCategory({ ...(tourism !== undefined && { tourism }), ...(historic !== undefined && { historic }) }) ===
  'tourist attraction'

const reasonByTag: Readonly<Record<string, ClosedReason>> = {
  disused: 'disused',
  abandoned: 'abandoned',
  demolished: 'demolished',
  razed: 'demolished',
  removed: 'demolished',
  destroyed: 'demolished',
  closed: 'status',
  permanently_closed: 'status',
}

/** `disused=2019` says since when; some mappers write that it is not, or only a part of it. */
const DENIED: ReadonlySet<string> = new Set(['no', 'false', '0', 'partial', 'partially', ''])

function findReasonByTag(tags: OsmTags): ClosedReason | undefined {
  const key = Object.keys(reasonByTag).find((name) => tags[name] !== undefined && !DENIED.has(normalize(tags[name])))
  return key === undefined ? undefined : reasonByTag[key]
}

/** Tags whose value may say that it is over. */
const STATUS_KEYS = ['status', 'operational_status', 'amenity', 'shop', 'tourism', 'healthcare', 'building'] as const

/** Closed for a time is open again before the next import. */
const reasonByValue: ReadonlyMap<string, ClosedReason> = new Map(
  Object.entries({
    inactive: 'status',
    closed: 'status',
    permanently_closed: 'status',
    closed_permanently: 'status',
    out_of_business: 'status',
    defunct: 'status',
    former: 'status',
    non_operational: 'status',
    not_operational: 'status',
    disused: 'disused',
    unused: 'disused',
    abandoned: 'abandoned',
    demolished: 'demolished',
    razed: 'demolished',
    removed: 'demolished',
    destroyed: 'demolished',
  } as const),
)

const findReasonByValue = (value: string | undefined): ClosedReason | undefined =>
  value === undefined ? undefined : reasonByValue.get(normalize(value).replaceAll(/[\s-]+/g, '_'))

const normalize = (value = ''): string => value.trim().toLowerCase()

const PREFIXED =
  /^(?:disused|was|abandoned|demolished|razed|removed|destroyed|closed|former):(amenity|healthcare|tourism|shop|railway|public_transport|aeroway)$/

/**
 * Whether the place itself is what has been. It is when nothing else is there, and when what is there says the same once
 * more: `was:amenity=doctors` with the `healthcare=doctor` that stood beside it.
 */
function isFormer(tags: OsmTags): boolean {
  const now = findCategory(tags)
  return Object.entries(tags).some(([name, value]) => {
    const key = PREFIXED.exec(name)?.[1]
    // Open again, or still, under its own tag.
    if (key === undefined || DENIED.has(normalize(value)) || !DENIED.has(normalize(tags[key]))) return false
    const before = findCategory(withOneKind({ ...withoutKinds(tags), [key]: value }))
    return before !== null && (now === null || before === now || (isHealth(before) && isHealth(now)))
  })
}

const isHealth = (category: string): boolean =>
  category === 'hospital' || category === 'pharmacy' || category === 'healthcare'
