'use client'

import { useMemo, useState } from 'react'

import { mosques } from '@/domain/gates/mosques'
import { createPlaceSearch, readNoKinds } from '@/domain/places/place-search'
import type { NamedPlace } from '@/queries/named-places'
import { useKindReader } from '@/shared/places/use-kind-reader'
import { nearestFirst } from '@/shared/position/model/nearest-first'

import { filterByChip, findLocations, isSearch } from './model/find-locations'
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
  initialView: MapView,
  { choice: { filter, search }, isUntouched }: Pick<ReturnType<typeof useMapChoice>, 'choice' | 'isUntouched'>,
  { all, favourites, origin }: KnownPlaces,
): FoundPlaces {
  const [searchAsTyped] = useState(() => createPlaceSearch<NamedPlace>())

  // Whoever asked for a later page gets that page, until they choose something else.
  const isLaterPage = isUntouched && initialView.list.page > 1
  // Without a position, from where the map begins: by name, hotels that begin with a digit come before the Ka'bah.
  const sorted = useMemo(() => all.places && nearestFirst(all.places, origin ?? mosques.haram), [all.places, origin])
  const isNameSearch = isSearch(search)
  const readKinds = useKindReader(isNameSearch && !isLaterPage)
  const chipPlaces = useMemo(
    () => sorted && filterByChip(sorted, filter, favourites, isNameSearch),
    [sorted, filter, favourites, isNameSearch],
  )
  // Favourites are stored in the browser, so the server cannot filter by them.
  const isPageEnough = isUntouched && filter !== 'favourites'
  // The server has looked for kinds of places, too.
  const isPageBetter = isLaterPage || (readKinds === null && isPageEnough)
  const places = useMemo(() => {
    const read = readKinds ?? readNoKinds
    if (chipPlaces !== null && !isPageBetter) return searchAsTyped(chipPlaces, search, read)
    const { items } = initialView.list
    return isPageEnough ? items : findLocations(items, { filter, search }, read, favourites)
  }, [chipPlaces, readKinds, isPageBetter, searchAsTyped, filter, search, favourites, isPageEnough, initialView.list])

  // Names are found before the words for kinds are there; that nothing is found can be said only with them.
  const isSure = readKinds !== null || places.length > 0
  const isWhole = sorted !== null && isSure && !isPageBetter
  return {
    places,
    total: isWhole ? places.length : isPageEnough ? initialView.list.total : null,
    kind: isWhole ? 'whole' : all.isFailed ? 'failed' : isPageEnough ? 'page' : 'loading',
    retry: all.retry,
  }
}
