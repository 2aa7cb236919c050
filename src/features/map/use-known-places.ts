'use client'

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { useSortOrigin } from '@/shared/position/use-sort-origin'
import type { Position } from '@/lib/geo/geo'
import { locationsQuery } from '@/queries/locations'
import { type NamedPlace, toArabicNames, withArabicNames } from '@/queries/named-places'
import { arabicNamesQuery } from '@/queries/values-by-id'

import { useFollowedFavourites } from './use-followed-favourites'

type AllPlaces = {
  /** `null` until they have arrived. */
  readonly places: readonly NamedPlace[] | null
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Every published place, fetched once `isWanted`; `initialRows` are the rows the page came with. */
function useAllPlaces(isWanted: boolean, initialRows: readonly NamedPlace[]): AllPlaces {
  // The choice that wants them is shown first: beginning to fetch takes longer than showing it.
  const enabled = useDeferredValue(isWanted)
  const { data, isError, refetch } = useQuery({ ...locationsQuery(), enabled })
  // The list does not wait for the Arabic names: without them it shows what the documented call answers.
  const { data: names } = useQuery({ ...arabicNamesQuery(), enabled })
  const places = useMemo(
    () => (data === undefined ? null : withArabicNames(data, names ?? toArabicNames(initialRows), initialRows)),
    [data, names, initialRows],
  )
  return { places, isFailed: isWanted && isError && data === undefined, retry: () => void refetch() }
}

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
