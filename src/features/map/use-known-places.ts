'use client'

import { useSortOrigin } from '@/shared/position/use-sort-origin'
import type { Position } from '@/lib/geo/geo'
import type { NamedPlace } from '@/queries/named-places'

import { type AllPlaces, useAllPlaces } from './use-all-places'
import { useFollowedFavourites } from './use-followed-favourites'

export type KnownPlaces = {
  readonly all: AllPlaces
  readonly favourites: readonly number[]
  /** Where the visitor stands; `null` while it is not known. */
  readonly origin: Position | null
}

/**
 * The places of /map before any filter, with what belongs to them. Used in a component of its own, so that typing a letter
 * does not run these queries again. `initialRows` are the rows the page came with.
 */
export function useKnownPlaces(initialRows: readonly NamedPlace[], isWanted: boolean): KnownPlaces {
  const origin = useSortOrigin()
  // The nearest places need not be among those of the page.
  const all = useAllPlaces(isWanted || origin !== null, initialRows)
  const favourites = useFollowedFavourites(all.places)
  return { all, favourites, origin }
}
