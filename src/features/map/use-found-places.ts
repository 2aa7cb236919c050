'use client'

import { useMemo } from 'react'

import { searchWords } from '@/lib/place-search'
import type { NamedPlace } from '@/queries/named-places'
import { useSearchable } from '@/queries/use-searchable'

import { findLocations } from './model/find-locations'
import type { MapView } from './model/map-view'
import { nearestFirst } from './model/nearest-first'
import { useAllPlaces } from './use-all-places'
import type { useMapChoice } from './use-map-choice'
import { useFollowedFavourites } from './use-followed-favourites'
import { useSortOrigin } from './use-sort-origin'

export type FoundPlaces = {
  /** What the list and the map show. */
  readonly places: readonly NamedPlace[]
  /** All that match, or `null` while only the rows of this page are known. */
  readonly total: number | null
  /** `page`: what the server sent. `loading`, `failed`: that, as far as it matches. `whole`: every place that matches. */
  readonly kind: 'page' | 'loading' | 'failed' | 'whole'
  readonly retry: () => void
}

/** The places of the reader's choice: those the page came with, and all once they are wanted and there. */
export function useFoundPlaces(
  given: MapView,
  { choice, isUntouched }: Pick<ReturnType<typeof useMapChoice>, 'choice' | 'isUntouched'>,
  isMoreWanted: boolean,
): FoundPlaces {
  const origin = useSortOrigin()
  // The nearest places need not be among those of the page, and the server knows nobody's favourites.
  const isWanted = isMoreWanted || !isUntouched || origin !== null || choice.filter === 'favourites'
  const all = useAllPlaces(isWanted, given.list.items)
  const favourites = useFollowedFavourites(all.places)
  const searchable = useSearchable(all.places)

  // Whoever asked for a later page gets that page, until they choose something else.
  const isLaterPage = isUntouched && given.list.page > 1
  const known = searchWords(choice.search).length === 0 ? all.places : searchable
  const sorted = useMemo(() => known && nearestFirst(known, origin), [known, origin])
  const places = useMemo(() => {
    if (sorted !== null && !isLaterPage) return findLocations(sorted, choice, favourites)
    return isUntouched && choice.filter !== 'favourites'
      ? given.list.items
      : findLocations(given.list.items, choice, favourites)
  }, [sorted, isLaterPage, choice, favourites, isUntouched, given.list.items])

  const isWhole = sorted !== null && !isLaterPage
  const isPageEnough = isUntouched && choice.filter !== 'favourites'
  return {
    places,
    total: isWhole ? places.length : isPageEnough ? given.list.total : null,
    kind: isWhole ? 'whole' : all.isFailed && isWanted ? 'failed' : isPageEnough ? 'page' : 'loading',
    retry: all.retry,
  }
}
