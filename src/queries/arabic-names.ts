import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/lib/get-json'

/** The Arabic names of places by their ids. The first key is the path (spec §7). */
export const arabicNamesQuery = () =>
  queryOptions({
    queryKey: ['/api/arabic-names'] as const,
    queryFn: async ({ queryKey: [path], signal }) => namesOf(await getJson(path, { signal })),
  })

/** A damaged entry is left out rather than costing all others. */
export function namesOf(answer: unknown): ReadonlyMap<number, string> {
  if (typeof answer !== 'object' || answer === null) return new Map()
  return new Map(
    Object.entries(answer).flatMap(([id, name]: [string, unknown]) =>
      /^[1-9]\d*$/.test(id) && typeof name === 'string' && name !== '' ? [[Number(id), name]] : [],
    ),
  )
}
