'use client'

import { useMemo, useState } from 'react'

import { placeSearchWhileTyping } from '@/domain/places/place-search'
import type { NamedPlace } from '@/queries/named-places'
import { nearestFirst } from '@/shared/position/model/nearest-first'

import { findLocations, isSearch, placesOfChip } from './model/find-locations'
import type { MapView } from './model/map-view'
import type { KnownPlaces } from './use-known-places'
import type { useMapChoice } from './use-map-choice'

export type FoundPlaces = {
  /** What the list and the map show. */
  readonly places: readonly NamedPlace[]
  /** All that match, or `null` while only the rows of this page are known. */
  readonly total: number | null
  /** `page`: what the server sent. `loading`, `failed`: that, as far as it matches. `whole`: every place that matches. */
  readonly kind: 'page' | 'loading' | 'failed' | 'whole'
  readonly retry: () => void
}

/** The places of the reader's choice: those the page came with, and all once they are there. */
export function useFoundPlaces(
  given: MapView,
  { choice: { filter, search }, isUntouched }: Pick<ReturnType<typeof useMapChoice>, 'choice' | 'isUntouched'>,
  { all, favourites, origin }: KnownPlaces,
): FoundPlaces {
  const [searchAsTyped] = useState(() => placeSearchWhileTyping<NamedPlace>())

  // Whoever asked for a later page gets that page, until they choose something else.
  const isLaterPage = isUntouched && given.list.page > 1
  const sorted = useMemo(() => all.places && nearestFirst(all.places, origin), [all.places, origin])
  const isAskedFor = isSearch(search)
  const ofChip = useMemo(
    () => sorted && placesOfChip(sorted, filter, favourites, isAskedFor),
    [sorted, filter, favourites, isAskedFor],
  )
  // The server knows nobody's favourites.
  const isPageEnough = isUntouched && filter !== 'favourites'
  const places = useMemo(() => {
    if (ofChip !== null && !isLaterPage) return searchAsTyped(ofChip, search)
    return isPageEnough ? given.list.items : findLocations(given.list.items, { filter, search }, favourites)
  }, [ofChip, isLaterPage, searchAsTyped, filter, search, favourites, isPageEnough, given.list.items])

  const isWhole = sorted !== null && !isLaterPage
  return {
    places,
    total: isWhole ? places.length : isPageEnough ? given.list.total : null,
    kind: isWhole ? 'whole' : all.isFailed ? 'failed' : isPageEnough ? 'page' : 'loading',
    retry: all.retry,
  }
}
