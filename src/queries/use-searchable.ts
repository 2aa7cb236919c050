'use client'

import { startTransition, useEffect, useState } from 'react'

import { inSteps } from '@/lib/in-steps'
import { searchPlaces } from '@/lib/place-search'

import type { NamedPlace } from './named-places'

/** Places made ready without a pause: ten milliseconds of a slow telephone. */
const STEP_PLACES = 400

/** Any word will do: the texts of a place are folded when it is first looked at, and kept. This one is in half of them. */
const ANY_WORD = 'ma'

/**
 * The last of the lists given that is ready to be searched; `null` until there is one. Made ready a few places at a
 * time, so that no letter typed waits for thousands.
 */
export function useSearchable(places: readonly NamedPlace[] | null): readonly NamedPlace[] | null {
  const [ready, setReady] = useState<readonly NamedPlace[] | null>(null)
  useEffect(
    function makeReady() {
      if (places === null) return
      const overtaken = new AbortController()
      const work = (step: readonly NamedPlace[]) => void searchPlaces(step, ANY_WORD)
      const begin = setTimeout(() => {
        void inSteps(places, STEP_PLACES, work, overtaken.signal).then(
          () => {
            work(places)
            startTransition(() => setReady(places))
          },
          () => undefined,
        )
      })
      return function giveUp() {
        clearTimeout(begin)
        overtaken.abort()
      }
    },
    [places],
  )
  return ready
}
