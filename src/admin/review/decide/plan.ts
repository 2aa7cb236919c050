import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import type { Edits } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import type { PlaceCategory } from '@/domain/places/place-categories'

import { categoryLabel } from '../labels'

/** What a bulk action will do, shown before it is done. */
export type Plan<Item extends PlannedItem> = {
  readonly items: readonly Item[]
  readonly left: readonly LeftItem[]
}

export type PlannedItem = { readonly id: number; readonly version: number }

/** Not touched by the action, and the reason. */
export type LeftItem = { readonly item: QueueItem; readonly why: string }

export type ApproveChoice = {
  /** For places whose sender chose 'Other'; `null` leaves them for later. */
  readonly category: PlaceCategory | null
  /** Whether places without a pin may be published without a position. */
  readonly isWithoutPosition: boolean
}

export type ApproveItem = PlannedItem & { readonly edits?: Edits }

/**
 * What can be approved without looking at each one. Risky ones, likely duplicates and reports need a look of their own,
 * and nothing is published that lacks a category or a word about its position.
 */
export function planApprove(items: readonly QueueItem[], choice: ApproveChoice): Plan<ApproveItem> {
  return planEach(items, (item) => {
    const blocked = blockedWhy(item)
    if (blocked !== null) return blocked
    if (item.kind === 'report') return 'A problem report is applied one by one.'
    if (item.risk.level === 'high') return 'High risk: open it and decide.'
    if (likelyMatch(item) !== null) return 'Probably a duplicate: merge it, or open it and decide.'

    const edits: Edits = {
      ...(needsCategory(item) && choice.category !== null && { category: choice.category }),
      ...(needsPosition(item) && choice.isWithoutPosition && { hasNoPosition: true }),
    }
    const missing = Object.entries(item.missing).find(
      ([field]) =>
        !(CATEGORY_FIELDS.has(field) && edits.category !== undefined) &&
        !(POSITION_FIELDS.has(field) && edits.hasNoPosition === true),
    )
    if (missing !== undefined) return missing[1]
    return { id: item.id, version: item.version, ...(Object.keys(edits).length > 0 && { edits }) }
  })
}

export type MergeItem = PlannedItem & { readonly into: { readonly kind: 'place' | 'submission'; readonly id: number } }

/**
 * Merges each into its best likely match. Of submissions that match one another the oldest stays, and none is merged into
 * one that is merged itself.
 */
export function planMerge(items: readonly QueueItem[]): Plan<MergeItem> {
  const selected = new Map(items.map((item) => [item.id, item]))
  const merged = new Map<number, MergeItem['into']>()
  const left: LeftItem[] = []
  const plan: MergeItem[] = []
  for (const item of items.toSorted(olderFirst)) {
    const blocked = blockedWhy(item)
    const match = blocked === null ? findMatch(item, selected) : null
    if (match === null) {
      left.push({ item, why: blocked ?? noMatchWhy(item) })
      continue
    }
    const into = (match.kind === 'submission' && merged.get(match.id)) || { kind: match.kind, id: match.id }
    merged.set(item.id, into)
    plan.push({ id: item.id, version: item.version, into })
  }
  return { items: plan, left }
}

/** Rejecting and marking as spam: everything that is not decided yet and not in somebody else's hands. */
export function planRefuse(items: readonly QueueItem[]): Plan<PlannedItem> {
  return planEach(items, (item) => blockedWhy(item) ?? { id: item.id, version: item.version })
}

/** Only what is decided can wait again, and of what is erased nothing is left to wait. */
export function planReopen(items: readonly QueueItem[]): Plan<PlannedItem> {
  return planEach(items, (item) => {
    if (isWaiting(item)) return 'It is not decided.'
    return item.erasedAt === null ? { id: item.id, version: item.version } : 'What was sent has been erased.'
  })
}

type Named = { readonly id: number; readonly title: string }

/** What a bulk approval makes public, with its category and city as readers will see them. */
export function listPublications(
  items: readonly QueueItem[],
  plan: readonly ApproveItem[],
): readonly (Named & { readonly what: string })[] {
  return pairWithItems(items, plan).flatMap(([item, { edits }]) => {
    if (item.kind !== 'place' && item.kind !== 'path') return []
    const kind = item.kind === 'path' ? 'Path' : categoryLabel(edits?.category ?? item.place?.category)
    const position = edits?.hasNoPosition === true || item.place?.hasNoPosition === true ? 'without a position' : null
    const publishedNote = item.published === null ? null : 'on its page, which is public already'
    const what = [kind, item.city, position, publishedNote].filter((part) => part !== null).join(', ')
    return [{ id: item.id, title: item.title, what }]
  })
}

/** What it only notes the day of. */
export const listConfirmations = (items: readonly QueueItem[], plan: readonly ApproveItem[]): readonly Named[] =>
  pairWithItems(items, plan).flatMap(([{ id, title, kind }]) => (kind === 'confirmation' ? [{ id, title }] : []))

/** Each entry of a bulk merge with the place or entry it goes into. */
export function listMerges(
  items: readonly QueueItem[],
  plan: readonly MergeItem[],
): readonly (Named & { readonly into: { readonly name: string; readonly what: string } })[] {
  const places = items
    .flatMap(({ duplicates }) => duplicates)
    .map((match) => [`${match.kind} ${match.id}`, match] as const)
  const matches = new Map(places)
  const selected = new Map(items.map((item) => [item.id, item]))
  return pairWithItems(items, plan).map(([{ id, title }, { into }]) => {
    const match = matches.get(`${into.kind} ${into.id}`)
    const entry = into.kind === 'submission' ? selected.get(into.id) : undefined
    const facts = [
      `${into.kind === 'place' ? 'place' : 'submission'} No. ${into.id}`,
      categoryLabel(match?.category ?? entry?.place?.category),
      match?.city ?? entry?.city ?? null,
    ]
    const what = facts.filter((part) => part !== null).join(', ')
    return { id, title, into: { name: match?.name ?? entry?.title ?? '', what } }
  })
}

function pairWithItems<Item extends PlannedItem>(
  items: readonly QueueItem[],
  plan: readonly Item[],
): readonly (readonly [QueueItem, Item])[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return plan.flatMap((planned) => {
    const item = byId.get(planned.id)
    return item === undefined ? [] : [[item, planned] as const]
  })
}

/** The keys of `missing` a category or a position answers. */
const CATEGORY_FIELDS: ReadonlySet<string> = new Set(['category', 'place.category'])
const POSITION_FIELDS: ReadonlySet<string> = new Set(['position', 'latitude', 'longitude', 'hasNoPosition'])

export const needsCategory = ({ missing }: QueueItem): boolean =>
  Object.keys(missing).some((field) => CATEGORY_FIELDS.has(field))

export const needsPosition = ({ missing }: QueueItem): boolean =>
  Object.keys(missing).some((field) => POSITION_FIELDS.has(field))

export const isWaiting = ({ status }: QueueItem): boolean => status === 'pending-review' || status === 'claimed'

/** The best match that is safe to offer in bulk. */
export const likelyMatch = ({ duplicates }: QueueItem): DuplicateCandidate | null =>
  duplicates.find((candidate) => candidate.isLikely && isAlive(candidate)) ?? null

/** Nothing is merged into what was thrown away itself, nor into what is not public. */
const isAlive = ({ status, isPublished }: DuplicateCandidate): boolean =>
  (status === null && isPublished !== false) ||
  status === 'pending-review' ||
  status === 'claimed' ||
  status === 'approved'

function findMatch(item: QueueItem, selected: ReadonlyMap<number, QueueItem>): DuplicateCandidate | null {
  const isUsable = ({ kind, id }: DuplicateCandidate) => {
    const other = kind === 'submission' ? selected.get(id) : undefined
    return other === undefined || olderFirst(other, item) < 0
  }
  return item.duplicates.find((candidate) => candidate.isLikely && isAlive(candidate) && isUsable(candidate)) ?? null
}

const noMatchWhy = (item: QueueItem): string =>
  likelyMatch(item) === null ? 'Has no likely match.' : 'Stays: the others are merged into it.'

const olderFirst = (a: QueueItem, b: QueueItem): number =>
  a.submittedAt === b.submittedAt ? a.id - b.id : a.submittedAt < b.submittedAt ? -1 : 1

function blockedWhy(item: QueueItem): string | null {
  if (!isWaiting(item)) return 'Is decided already.'
  return item.claim !== null && !item.claim.isMine ? `${item.claim.by} is on it.` : null
}

function planEach<Item extends PlannedItem>(
  items: readonly QueueItem[],
  decide: (item: QueueItem) => Item | string,
): Plan<Item> {
  const decided = items.map((item) => ({ item, result: decide(item) }))
  return {
    items: decided.flatMap(({ result }) => (typeof result === 'string' ? [] : [result])),
    left: decided.flatMap(({ item, result }) => (typeof result === 'string' ? [{ item, why: result }] : [])),
  }
}
