import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/browser/get-json'

import { valuesById } from './values-by-id'

/** The places that editors have merged into others: the id of the old one, and of the one it went into. */
export const mergedPlacesQuery = () =>
  queryOptions({
    queryKey: ['/api/merged-places'] as const,
    queryFn: async ({ queryKey: [path], signal }) => mergesOf(await getJson(path, { signal })),
  })

export const mergesOf = (answer: unknown): ReadonlyMap<number, number> =>
  valuesById(answer, (kept) => (Number.isSafeInteger(kept) && Number(kept) > 0 ? Number(kept) : null))
