import { queryText } from '@/domain/addresses/query-text'
import { parseCategory, parseCity } from '@/domain/addresses/views'

import type { PlacesFilter } from './find-places'

/**
 * The choice an address stands for, as the server reads it: the category lowercased, and All Cities unless it names one
 * (spec §4). `search` is the query string with or without its question mark.
 */
export function parseFilter(search: string): PlacesFilter {
  const query = Object.fromEntries(new URLSearchParams(search))
  return {
    category: parseCategory(queryText(query, 'category')),
    city: parseCity(queryText(query, 'city')),
    q: queryText(query, 'q'),
    ...(queryText(query, 'open') === 'now' && { isOpenNow: true }),
  }
}

export const isSameFilter = (a: PlacesFilter, b: PlacesFilter): boolean =>
  a.category === b.category && a.city === b.city && a.q.trim() === b.q.trim() && isOpen(a) === isOpen(b)

const isOpen = ({ isOpenNow }: PlacesFilter): boolean => isOpenNow === true
