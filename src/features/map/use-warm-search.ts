'use client'

import { useEffect } from 'react'

import { searchPlaces } from '@/lib/place-search'

import type { NamedPlace } from '@/queries/named-places'

/** Places made ready at a time: two milliseconds of a slow telephone's work for each hundred. */
const STEP_PLACES = 400

/** Any word will do: the texts of a place are folded when it is first looked at, and kept. */
const ANY_WORD = 'makkah'

/** Makes places ready to be searched, a few at a time, so that the first word typed does not wait for all of them. */
export function useWarmSearch(places: readonly NamedPlace[] | null): void {
  useEffect(
    function warmUp() {
      if (places === null) return
      let timer: ReturnType<typeof setTimeout>
      const step = (from: number) => {
        searchPlaces(places.slice(from, from + STEP_PLACES), ANY_WORD)
        if (from + STEP_PLACES < places.length) timer = setTimeout(() => step(from + STEP_PLACES))
      }
      timer = setTimeout(() => step(0))
      return function stop() {
        clearTimeout(timer)
      }
    },
    [places],
  )
}
