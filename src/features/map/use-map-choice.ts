'use client'

import { useCallback, useRef, useState } from 'react'

import { usePageAddress } from '@/ui/address/use-page-address'
import { mapHref } from '@/domain/places/place-links'

import type { LocationsFilter } from './model/find-locations'
import { parseChoice, isSameChoice, parseChosenPlace } from './model/map-address'

type MapChoice = {
  readonly choice: LocationsFilter
  /** Whether the page still shows what the server made it with. */
  readonly isUntouched: boolean
  /** A place the address names, until it has been shown. */
  readonly wantedId: number | null
  /** Always the same function. */
  readonly clearWanted: () => void
  /** Always the same function. */
  readonly choose: (change: Partial<LocationsFilter>) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** What the reader has chosen, synchronized with the address of the page. `initial` is the server's choice. */
export function useMapChoice(initial: LocationsFilter): MapChoice {
  const [choice, setChoice] = useState<LocationsFilter>({ filter: initial.filter, search: initial.search })
  const [isTouched, setTouched] = useState(false)
  const [wantedId, setWantedId] = useState<number | null>(null)
  const latest = useRef(choice)
  const { followAddress, replaceSoon } = usePageAddress(
    useCallback((address) => {
      setWantedId(parseChosenPlace(address))
      const next = parseChoice(address)
      if (isSameChoice(latest.current, next)) return
      latest.current = next
      setChoice(next)
    }, []),
  )
  const choose = useCallback(
    (change: Partial<LocationsFilter>) => {
      const next = { ...latest.current, ...change }
      latest.current = next
      setTouched(true)
      setChoice(next)
      replaceSoon(() => mapHref(next))
    },
    [replaceSoon],
  )

  const clearWanted = useCallback(() => setWantedId(null), [])
  return {
    choice,
    isUntouched: !isTouched && isSameChoice(choice, initial),
    wantedId,
    clearWanted,
    choose,
    followAddress,
  }
}
