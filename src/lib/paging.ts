/** Rows on one page of a list of places; a phone shows it in about ten swipes. */
export const PAGE_SIZE = 40

export type ListPage<Item> = {
  readonly items: readonly Item[]
  /** From 1. */
  readonly page: number
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number
  /** All items, not only those of this page. */
  readonly total: number
}

/** One page of a list, or `null` when the list does not go that far. Page numbers start at 1. */
export function pageOfList<Item>(items: readonly Item[], page: number): ListPage<Item> | null {
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  const start = (page - 1) * PAGE_SIZE
  return { items: items.slice(start, start + PAGE_SIZE), page, pageCount, total: items.length }
}
