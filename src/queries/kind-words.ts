import { queryOptions } from '@tanstack/react-query'

const findKindsModule = () => import('@/domain/search-words/find-kinds')

/** Makes what reads words for kinds of places; its words, 4 KB in thirteen languages, are fetched with the first search only. */
export const kindWordsQuery = () =>
  queryOptions({
    queryKey: ['kind-words'] as const,
    queryFn: async () => (await findKindsModule()).createKindReader,
    // Without them a search finds names.
    retry: false,
    staleTime: Infinity,
  })
