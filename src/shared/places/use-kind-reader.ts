import { useQuery } from '@tanstack/react-query'

import { type KindReader, readNoKinds } from '@/domain/places/place-search'
import { kindWordsQuery } from '@/queries/kind-words'

/** What reads words for kinds of places in a search; `null` while it is fetched. If that fails, names alone are found. */
export function useKindReader(isSearch: boolean): KindReader | null {
  const { data, isPending, isError } = useQuery({ ...kindWordsQuery(), enabled: isSearch })
  return data ?? (isSearch && isPending && !isError ? null : readNoKinds)
}
