import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/browser/get-json'

import { valuesById } from './values-by-id'

/** The Arabic names of places by their ids. The first key is the path (spec §7). */
export const arabicNamesQuery = () =>
  queryOptions({
    queryKey: ['/api/arabic-names'] as const,
    queryFn: async ({ queryKey: [path], signal }) => namesOf(await getJson(path, { signal })),
  })

export const namesOf = (answer: unknown): ReadonlyMap<number, string> =>
  valuesById(answer, (name) => (typeof name === 'string' && name !== '' ? name : null))
