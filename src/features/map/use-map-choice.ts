'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { mapHref } from '@/lib/place-links'

import type { LocationsFilter } from './model/find-locations'
import { choiceFromAddress, isSameChoice } from './model/map-address'

type MapChoice = {
  readonly choice: LocationsFilter
  /** Whether the page still shows what the server made it with. */
  readonly isUntouched: boolean
  readonly choose: (change: Partial<LocationsFilter>) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** Safari refuses a page that changes its address more than a hundred times in half a minute. Milliseconds. */
const ADDRESS_DELAY_MS = 250

/** What the reader has chosen, with the address of the page kept in step. `given` is the server's choice. */
export function useMapChoice(given: LocationsFilter): MapChoice {
  const [choice, setChoice] = useState<LocationsFilter>({ filter: given.filter, search: given.search })
  const [isTouched, setTouched] = useState(false)
  const written = useRef<string | null>(null)
  const hasChosen = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const followAddress = useCallback(() => {
    if (location.search === written.current) return
    const isFirstLook = written.current === null
    written.current = location.search
    // A quick reader has typed before the page looks at its address for the first time.
    if (isFirstLook && hasChosen.current) return
    clearTimeout(timer.current)
    const next = choiceFromAddress(location.search)
    setChoice((current) => (isSameChoice(current, next) ? current : next))
  }, [])

  return {
    choice,
    isUntouched: !isTouched && isSameChoice(choice, given),
    choose: (change) => {
      const next = { ...choice, ...change }
      hasChosen.current = true
      setTouched(true)
      setChoice(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const href = mapHref(next)
        written.current = new URL(href, location.href).search
        history.replaceState(null, '', href)
      }, ADDRESS_DELAY_MS)
    },
    followAddress,
  }
}
