import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/lib/get-json'

/** The places that editors have merged into others: the id of the old one, and of the one it went into. */
export const mergedPlacesQuery = () =>
  queryOptions({
    queryKey: ['/api/merged-places'] as const,
    queryFn: async ({ queryKey: [path], signal }) => mergesOf(await getJson(path, { signal })),
  })

/** A damaged entry is left out rather than costing all others. */
export function mergesOf(answer: unknown): ReadonlyMap<number, number> {
  if (typeof answer !== 'object' || answer === null) return new Map()
  return new Map(
    Object.entries(answer).flatMap(([old, kept]: [string, unknown]) =>
      /^[1-9]\d*$/.test(old) && Number.isSafeInteger(kept) && Number(kept) > 0 ? [[Number(old), Number(kept)]] : [],
    ),
  )
}
