'use client'

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { readNoKinds } from '@/domain/places/place-search'
import { useKindReader } from '@/shared/places/use-kind-reader'
import { useMinute } from '@/shared/places/use-minute'
import { useSortOrigin } from '@/shared/position/use-sort-origin'
import { hasArabic } from '@/lib/text/arabic'
import { openState, type WeeklyHours } from '@/domain/places/weekly-hours'
import { arabicNamesQuery, openingHoursQuery } from '@/queries/values-by-id'
import { locationsQuery } from '@/queries/locations'

import type { PlacesFilter } from './model/find-places'
import { toArabicNames, withArabicNames } from '@/queries/named-places'
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
export function useLivePlaces(initialView: PlacesView, { choice, isUntouched }: Chosen): LivePlaces {
  // The choice is shown first: beginning to fetch takes longer than showing it.
  const from = useSortOrigin()
  const isOpenNow = choice.isOpenNow === true
  // Nearest first needs all of them.
  const enabled = useDeferredValue(!isUntouched || from !== null)
  const hours = useQuery({ ...openingHoursQuery(), enabled: isOpenNow }).data
  const now = useMinute()
  const isOpen = useMemo(() => (isOpenNow ? createOpenCheck(hours, now) : null), [isOpenNow, hours, now])
  const whole = useQuery({ ...locationsQuery(), enabled })
  // The list does not wait for the Arabic names: without them it shows what the documented call answers.
  const names = useQuery({ ...arabicNamesQuery(), enabled })
  const areNamesLoading = names.isFetching && names.data === undefined
  // Deferred: letters appear at once; React filters the list, and first reads all of it, when it has time.
  const deferredChoice = useDeferredValue(isUntouched && from === null ? null : choice)
  const data = useDeferredValue(whole.data)
  const rows = useMemo(
    () =>
      data ? withArabicNames(data, names.data ?? toArabicNames(initialView.list.items), initialView.list.items) : null,
    [data, names.data, initialView],
  )
  const readKinds = useKindReader(deferredChoice !== null && deferredChoice.q !== '')
  const view = useMemo(() => {
    if (deferredChoice === null) return initialView
    // A name in Arabic is not looked for before the Arabic names are there.
    const needsArabicNames = hasArabic(deferredChoice.q) && areNamesLoading
    if (rows === null || needsArabicNames || (deferredChoice.isOpenNow === true && hours === undefined)) return null
    const openCheck = deferredChoice.isOpenNow === true ? isOpen : null
    const found = wholePlacesView(rows, deferredChoice, {
      from,
      isOpen: openCheck,
      readKinds: readKinds ?? readNoKinds,
    })
    // Names are found before the words for kinds are there; that nothing is found can be said only with them, and the server
    // has looked for kinds, too.
    const isSure = readKinds !== null || (found.list.total > 0 && !isSameFilter(deferredChoice, initialView))
    return isSure ? found : null
  }, [deferredChoice, initialView, rows, readKinds, areNamesLoading, from, isOpen, hours])

  // Without a network a query waits for it, however long that takes.
  const isFailed = whole.data === undefined && (whole.isError || whole.fetchStatus === 'paused')
  return {
    view: view ?? (isSameFilter(choice, initialView) ? initialView : null),
    isFailed: isFailed && !isUntouched,
    retry: () => void whole.refetch(),
  }
}

/** Makes the check whether a place is open at this moment, by its id; `null` where its hours are unknown. */
const createOpenCheck =
  (hours: ReadonlyMap<number, WeeklyHours> | undefined, now: number) =>
  (id: number): boolean | null => {
    const { kind } = openState(hours?.get(id) ?? null, now)
    return kind === 'unknown' ? null : kind === 'open'
  }
