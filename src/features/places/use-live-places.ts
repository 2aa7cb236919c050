'use client'

import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { hasArabic } from '@/lib/text'
import { locationsFoundQuery, locationsQuery } from '@/queries/locations'

import type { PlacesFilter } from './model/find-places'
import { withKnownNames } from './model/listed-place'
import { isSameFilter } from './model/places-address'
import { type PlacesView, wholePlacesView } from './model/places-view'

type LivePlaces = {
  /** `null` while the list is loading, and when it could not be loaded. */
  readonly view: PlacesView | null
  readonly isFailed: boolean
  readonly retry: () => void
}

type Chosen = { readonly choice: PlacesFilter; readonly isUntouched: boolean }

/** What the list shows: what the server sent as long as that is what is chosen, then the whole list, fetched once. */
export function useLivePlaces(given: PlacesView, { choice, isUntouched }: Chosen): LivePlaces {
  // Letters appear at once; the list follows when there is time for it.
  const deferred = useDeferredValue(choice)
  const arabicText = hasArabic(deferred.q) ? deferred.q.trim() : null

  const all = useQuery({ ...locationsQuery(), enabled: !isUntouched })
  const found = useQuery({ ...locationsFoundQuery(arabicText ?? ''), enabled: !isUntouched && arabicText !== null })

  const rows = useMemo(() => all.data && withKnownNames(all.data, given.list.items), [all.data, given])
  const matches = useMemo(() => found.data && new Set(found.data.map(({ id }) => id)), [found.data])
  const view = useMemo(() => {
    if (rows === undefined || (arabicText !== null && matches === undefined)) return null
    return wholePlacesView(rows, deferred, arabicText === null ? undefined : matches)
  }, [rows, deferred, arabicText, matches])

  const needed = arabicText === null ? [all] : [all, found]
  return {
    view: isUntouched || (view === null && isSameFilter(choice, given)) ? given : view,
    isFailed: !isUntouched && needed.some(hasFailed),
    retry: () => void Promise.all(needed.map(({ refetch }) => refetch())),
  }
}

/** Without a network a query waits for it, however long that takes. */
const hasFailed = ({ data, isError, fetchStatus }: UseQueryResult<unknown>): boolean =>
  data === undefined && (isError || fetchStatus === 'paused')
