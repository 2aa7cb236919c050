'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { storeFavourites, useFavourites } from '@/shared/places/use-favourites'
import { followMerges } from '@/browser/stored-values'
import { mergedPlacesQuery } from '@/queries/values-by-id'

import type { NamedPlace } from '@/queries/named-places'

/**
 * The reader's favourites. Where the whole list no longer has one of them, editors may have merged it into another place:
 * then the heart goes to that one, for good. Asked only when one is missing.
 */
export function useFollowedFavourites(all: readonly NamedPlace[] | null): readonly number[] {
  const favourites = useFavourites()
  const isOneMissing = useMemo(() => {
    if (all === null || favourites.length === 0) return false
    const ids = new Set(all.map(({ id }) => id))
    return favourites.some((id) => !ids.has(id))
  }, [all, favourites])
  const { data: mergedInto } = useQuery({ ...mergedPlacesQuery(), enabled: isOneMissing })

  useEffect(
    function follow() {
      if (mergedInto === undefined) return
      const followed = followMerges(favourites, mergedInto)
      if (followed !== favourites) storeFavourites(followed)
    },
    [favourites, mergedInto],
  )

  return favourites
}
