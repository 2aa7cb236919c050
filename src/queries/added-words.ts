import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/browser/get-json'

/** The words that editors have added to those that ship. The first key is the path (spec §7). */
export const addedWordsQuery = () =>
  queryOptions({
    queryKey: ['/api/search-words'] as const,
    queryFn: async ({ queryKey: [path], signal }) => {
      const [{ parseAddedWords }, answer] = await Promise.all([contractModule(), getJson(path, { signal })])
      return parseAddedWords(answer)
    },
  })

const contractModule = () => import('@/contracts/search-words')
