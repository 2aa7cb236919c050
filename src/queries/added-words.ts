import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/browser/get-json'
import type * as contract from '@/contracts/search-words'
import { readRows } from '@/lib/lists/read-rows'

/** The words that editors have added to those that ship. The first key is the path (spec §7). */
export const addedWordsQuery = () =>
  queryOptions({
    queryKey: ['/api/search-words'] as const,
    queryFn: async ({ queryKey: [path], signal }) => {
      const [schemas, answer] = await Promise.all([import('@/contracts/search-words'), getJson(path, { signal })])
      return parseAddedWords(answer, schemas)
    },
  })

type Schemas = Pick<typeof contract, 'addedKindSchema' | 'addedPageSchema'>

/** A damaged entry is left out, the others stay. */
export function parseAddedWords(answer: unknown, { addedKindSchema, addedPageSchema }: Schemas): contract.AddedWords {
  const { kinds, pages } = (answer ?? {}) as { readonly kinds?: unknown; readonly pages?: unknown }
  return {
    kinds: Array.isArray(kinds) ? readRows(addedKindSchema, kinds) : [],
    pages: Array.isArray(pages) ? readRows(addedPageSchema, pages) : [],
  }
}
