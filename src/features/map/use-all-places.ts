'use client'

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { arabicNamesQuery } from '@/queries/values-by-id'
import { locationsQuery } from '@/queries/locations'

import { type NamedPlace, toArabicNames, withArabicNames } from '@/queries/named-places'

export type AllPlaces = {
  /** `null` until they have arrived. */
  readonly places: readonly NamedPlace[] | null
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Every published place, fetched once `isWanted`; `initialRows` are the rows the page came with. */
export function useAllPlaces(isWanted: boolean, initialRows: readonly NamedPlace[]): AllPlaces {
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
