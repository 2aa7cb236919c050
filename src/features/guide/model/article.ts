import { shortened } from '@/lib/text/cut-text'
import type { Heading } from '@/lib/rich-text/outline'

type Entry = Pick<Heading, 'id' | 'text'>

export type ContentsEntry = Entry & { readonly children: readonly Entry[] }

/** Fewer headings than this are found by scrolling. */
const FEWEST_ENTRIES = 4

/** The contents list of an article from its headings: two levels, empty for a short one. */
export function buildContents(headings: readonly Heading[]): readonly ContentsEntry[] {
  const entries = headings.reduce<readonly ContentsEntry[]>((list, { id, text, level }) => {
    const last = list.at(-1)
    if (level === 2) return [...list, { id, text, children: [] }]
    if (level > 3 || last === undefined) return list
    return [...list.slice(0, -1), { ...last, children: [...last.children, { id, text }] }]
  }, [])
  return entries.length < FEWEST_ENTRIES ? [] : entries
}

/** Slow on purpose: English is the third language of many readers, and instructions are read with care. */
const WORDS_PER_MINUTE = 150

/** Whole minutes a reader needs for a text, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** Search engines cut what is longer. */
const LONGEST_DESCRIPTION = 160

/** A text short enough for search engines, cut between words when it must be. */
export const shortDescription = (text: string): string =>
  shortened(text.replace(/\s+/g, ' ').trim(), LONGEST_DESCRIPTION)

/** What comes before and after the item with this slug, in the order of the list; `null` at its ends. */
export function findNeighboursBySlug<Item extends { readonly slug: string }>(
  items: readonly Item[],
  slug: string,
): { readonly previous: Item | null; readonly next: Item | null } {
  const item = items.find((candidate) => candidate.slug === slug)
  return item === undefined ? { previous: null, next: null } : findNeighbours(items, item)
}

/** What stands before and after an item of a list; `null` at its ends and where the list does not hold it. */
export function findNeighbours<Item>(
  items: readonly Item[],
  item: Item,
): { readonly previous: Item | null; readonly next: Item | null } {
  const index = items.indexOf(item)
  if (index === -1) return { previous: null, next: null }
  return { previous: items[index - 1] ?? null, next: items[index + 1] ?? null }
}
