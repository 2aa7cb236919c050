import { queryOptions } from '@tanstack/react-query'

import type { KindReader } from '@/domain/places/place-search'

/** What reads words for kinds of places; its words, 4 KB in thirteen languages, are fetched with the first search only. */
export const kindWordsQuery = () =>
  queryOptions({
    queryKey: ['kind-words'] as const,
    queryFn: async (): Promise<KindReader> => (await import('@/domain/search-words/find-kinds')).readKinds,
    // Without them a search finds names.
    retry: false,
    staleTime: Infinity,
  })
