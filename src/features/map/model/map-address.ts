import { queryText } from '@/domain/addresses/query-text'
import { parseMapFilter, NO_FILTER } from '@/domain/addresses/views'

import type { LocationsFilter } from './find-locations'

/** The choice an address of /map stands for, as the server reads it. `query` with or without its question mark. */
export function parseChoice(query: string): LocationsFilter {
  const values = Object.fromEntries(new URLSearchParams(query))
  return {
    filter: parseMapFilter(queryText(values, 'filter').toLowerCase()) ?? NO_FILTER,
    search: queryText(values, 'search'),
  }
}

/** The place an address names, to be shown over the list; `null` when it names none. */
export function parseChosenPlace(query: string): number | null {
  const id = new URLSearchParams(query).get('place') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

export const isSameChoice = (a: LocationsFilter, b: LocationsFilter): boolean =>
  a.filter === b.filter && a.search.trim() === b.search.trim()
