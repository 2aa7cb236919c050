import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { readNoKinds } from '@/domain/places/place-search'
import type { KindReader } from '@/domain/search-words/find-kinds'
import { addedWordsQuery } from '@/queries/added-words'
import { kindWordsQuery } from '@/queries/kind-words'

/**
 * What reads words for kinds of places in a search; `null` while those that ship are fetched, and those of the editors join
 * them when they come. If that fails, names alone are found.
 */
export function useKindReader(isSearch: boolean): KindReader | null {
  const { data: createKindReader, isPending } = useQuery({ ...kindWordsQuery(), enabled: isSearch })
  const { data: added } = useQuery({ ...addedWordsQuery(), enabled: isSearch })
  const reader = useMemo(() => createKindReader?.(added?.kinds ?? []), [createKindReader, added])
  return reader ?? (isSearch && isPending ? null : readNoKinds)
}
