/** Rows on one page of a list of places; a phone shows it in about ten swipes. */
export const PAGE_SIZE = 40

/** Names on one page of the directory, which takes a line each. */
export const DIRECTORY_PAGE_SIZE = 500

/** Names on one page of the directory for printers: more takes the server long enough for other readers to notice. */
export const PRINT_PAGE_SIZE = 5_000

export type ListPage<Item> = {
  readonly items: readonly Item[]
  /** From 1. */
  readonly page: number
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number
  /** All items, not only those of this page. */
  readonly total: number
}

/** The title of a page of a list; the first says no number. */
export const pageTitle = (title: string, { page }: { readonly page: number }): string =>
  page === 1 ? title : `${title}, page ${page}`

/** Where a page of a list of `total` items starts, or `null` when the list does not go that far. Page numbers start at 1. */
export function pageRange(total: number, page: number, size = PAGE_SIZE) {
  const pageCount = Math.max(1, Math.ceil(total / size))
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  return { start: (page - 1) * size, page, pageCount, total }
}

/** One page of a list, or `null` when the list does not go that far. */
export function pageOfList<Item>(items: readonly Item[], page: number): ListPage<Item> | null {
  const range = pageRange(items.length, page)
  if (range === null) return null
  const { start, ...list } = range
  return { ...list, items: items.slice(start, start + PAGE_SIZE) }
}
