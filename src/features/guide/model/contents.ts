import type { Heading } from '@/lib/rich-text/outline'

type Entry = Pick<Heading, 'id' | 'text'>

export type ContentsEntry = Entry & { readonly children: readonly Entry[] }

/** Fewer headings than this are found by scrolling. */
const FEWEST_ENTRIES = 4

/** The contents list of an article from its headings: two levels, empty for a short one. */
export function contentsOf(headings: readonly Heading[]): readonly ContentsEntry[] {
  const entries = headings.reduce<readonly ContentsEntry[]>((list, { id, text, level }) => {
    const last = list.at(-1)
    if (level === 2) return [...list, { id, text, children: [] }]
    if (level > 3 || last === undefined) return list
    return [...list.slice(0, -1), { ...last, children: [...last.children, { id, text }] }]
  }, [])
  return entries.length < FEWEST_ENTRIES ? [] : entries
}
