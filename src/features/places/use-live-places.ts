'use client'

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { searchWords } from '@/lib/place-search'
import { hasArabic } from '@/lib/text'
import { arabicNamesQuery } from '@/queries/values-by-id'
import { locationsQuery } from '@/queries/locations'

import type { PlacesFilter } from './model/find-places'
import { arabicNamesOf, withArabicNames } from '@/queries/named-places'
import { useSearchable } from '@/queries/use-searchable'
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
  // The choice is shown first: beginning to fetch takes longer than showing it.
  const enabled = useDeferredValue(!isUntouched)
  const whole = useQuery({ ...locationsQuery(), enabled })
  // Beside the list, never in its way: without them the list is that of the documented call.
  const names = useQuery({ ...arabicNamesQuery(), enabled })
  const areNamesComing = names.isFetching && names.data === undefined
  // Letters appear at once; the list, and the first look at all of it, follow when there is time.
  const live = useDeferredValue(isUntouched ? null : choice)
  const data = useDeferredValue(whole.data)
  const rows = useMemo(
    () => (data ? withArabicNames(data, names.data ?? arabicNamesOf(given.list.items), given.list.items) : null),
    [data, names.data, given],
  )
  const searchable = useSearchable(rows)
  const view = useMemo(() => {
    if (live === null) return given
    const searched = searchWords(live.q).length === 0 ? rows : searchable
    // A name in Arabic is not looked for before the Arabic names are there.
    const isNameless = hasArabic(live.q) && (areNamesComing || searchable !== rows)
    return searched === null || isNameless ? null : wholePlacesView(searched, live)
  }, [live, given, rows, searchable, areNamesComing])

  // Without a network a query waits for it, however long that takes.
  const isFailed = whole.data === undefined && (whole.isError || whole.fetchStatus === 'paused')
  return {
    view: isUntouched || (view === null && isSameFilter(choice, given)) ? given : view,
    isFailed: isFailed && !isUntouched,
    retry: () => void whole.refetch(),
  }
}
