/** What a filtered view is chosen by: there are few combinations, and each is a page that is rendered once and cached. */
export const FILTER_PARAMETERS = [
  'category',
  'city',
  'filter',
  'id',
  'mode',
  'mosque',
  'mosqueId',
  // Of the addresses in the specification; nothing reads it.
  'mosqueName',
  'page',
] as const

/** What is typed, and what only the page of a search reads: rendered anew each time. */
export const SEARCH_PARAMETERS = ['access', 'q', 'search'] as const

export type ViewParameter = (typeof FILTER_PARAMETERS)[number] | (typeof SEARCH_PARAMETERS)[number]

/** A query string of which no parameter is read that stands in neither list. */
export type ViewQuery = {
  readonly get: (name: ViewParameter) => string | null
  readonly has: (name: ViewParameter) => boolean
}
