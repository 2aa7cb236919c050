'use client'

import { useMemo, useState } from 'react'

import { mosques } from '@/domain/gates/mosques'
import type { MapFilter } from '@/domain/addresses/views'
import type { Position } from '@/lib/geo/geo'
import { createPlaceSearch, readNoKinds } from '@/domain/places/place-search'
import type { NamedPlace } from '@/queries/named-places'
import { useKindReader } from '@/shared/places/use-kind-reader'
import { nearestFirst } from '@/shared/position/model/nearest-first'

import { filterByChip, findLocations, isSearch } from './model/find-locations'
import { FROM_MOSQUE, type ListOrigin, type MapArea, nextOrigin } from './model/list-origin'
import type { MapView } from './model/map-view'
import type { KnownPlaces } from './use-known-places'
import type { useMapChoice } from './use-map-choice'

export type FoundPlaces = {
  /** What the list shows. */
  readonly places: readonly NamedPlace[]
  /** The same for the map, which has no order: with another one it would take all its marks away and put them back. */
  readonly mapPlaces: readonly NamedPlace[]
  /** From where the list is sorted; `null` where it has an order of its own. */
  readonly order: ListOrigin['kind'] | null
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
  { all, favourites, origin: visitor }: KnownPlaces,
  area: MapArea | null,
): FoundPlaces {
  const [searchAsTyped] = useState(() => createPlaceSearch<NamedPlace>())

  // Whoever asked for a later page gets that page, until they choose something else.
  const isLaterPage = isUntouched && initialView.list.page > 1
  const origin = useListOrigin(visitor, area)
  const isNameSearch = isSearch(search)
  const goesWithMap = !isNameSearch && withMap.includes(filter)
  // Without a position, from where the map begins: by name, hotels that begin with a digit come before the Ka'bah.
  const from = goesWithMap ? origin.at : (visitor ?? mosques.haram)
  const sorted = useMemo(() => all.places && nearestFirst(all.places, from), [all.places, from])
  const unsorted = useMemo(
    () => (all.places === null || isNameSearch ? null : filterByChip(all.places, filter, favourites, isNameSearch)),
    [all.places, filter, favourites, isNameSearch],
  )
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
  // The server sorts from the mosque.
  const sortedFrom = isWhole ? origin.kind : FROM_MOSQUE.kind
  return {
    places,
    mapPlaces: (isWhole ? unsorted : null) ?? places,
    order: goesWithMap && places.length > 0 ? sortedFrom : null,
    total: isWhole ? places.length : isPageEnough ? initialView.list.total : null,
    kind: isWhole ? 'whole' : all.isFailed ? 'failed' : isPageEnough ? 'page' : 'loading',
    retry: all.retry,
  }
}

/** Chips whose list goes with what the map shows: the others are short, or begin with the mosque itself. */
const withMap: readonly MapFilter[] = ['all', 'holy-sites', 'food']

/** From where the list is sorted: the same object until that has changed enough. */
function useListOrigin(visitor: Position | null, area: MapArea | null): ListOrigin {
  const [origin, setOrigin] = useState(FROM_MOSQUE)
  const next = nextOrigin(origin, visitor, area)
  if (next !== origin) setOrigin(next)
  return next
}
