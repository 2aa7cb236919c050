'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { placesHref } from '@/lib/place-links'

import type { PlacesFilter } from './model/find-places'
import { filterFromAddress, isSameFilter } from './model/places-address'

type PlacesChoice = {
  readonly choice: PlacesFilter
  /** Whether the page still shows what the server made it with. */
  readonly isUntouched: boolean
  /** A tap: a step in the history. */
  readonly pick: (change: Partial<PlacesFilter>) => void
  /** A keystroke: no step of its own. */
  readonly type: (q: string) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** Safari refuses a page that changes its address more than a hundred times in half a minute. Milliseconds. */
const ADDRESS_DELAY_MS = 250

/** What the reader has chosen, with the address of the page kept in step both ways. `given` is the server's choice. */
export function usePlacesChoice(given: PlacesFilter): PlacesChoice {
  const [choice, setChoice] = useState<PlacesFilter>(() => filterOf(given))
  const [isTouched, setTouched] = useState(false)
  const written = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const followAddress = useCallback(() => {
    if (location.search === written.current) return
    clearTimeout(timer.current)
    written.current = location.search
    const next = filterFromAddress(location.search)
    setChoice((current) => (isSameFilter(current, next) ? current : next))
  }, [])

  const write = (next: PlacesFilter, how: 'pushState' | 'replaceState') => {
    clearTimeout(timer.current)
    const href = placesHref({ ...next, category: next.category ?? undefined })
    written.current = new URL(href, location.href).search
    history[how](null, '', href)
  }

  const change = (next: PlacesFilter) => {
    setTouched(true)
    setChoice(next)
  }

  return {
    choice,
    isUntouched: !isTouched && isSameFilter(choice, given),
    pick: (changed) => {
      const next = { ...choice, ...changed }
      change(next)
      write(next, 'pushState')
    },
    type: (q) => {
      const next = { ...choice, q }
      change(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write(next, 'replaceState'), ADDRESS_DELAY_MS)
    },
    followAddress,
  }
}

const filterOf = ({ category, city, q }: PlacesFilter): PlacesFilter => ({ category, city, q })
