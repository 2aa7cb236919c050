'use client'

import { useCallback, useState } from 'react'

import { usePageAddress } from '@/components/ui/use-page-address'
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

/** What the reader has chosen, with the address of the page kept in step. `given` is the server's choice. */
export function useMapChoice(given: LocationsFilter): MapChoice {
  const [choice, setChoice] = useState<LocationsFilter>({ filter: given.filter, search: given.search })
  const [isTouched, setTouched] = useState(false)
  const { followAddress, replaceSoon } = usePageAddress(
    useCallback((address) => {
      const next = choiceFromAddress(address)
      setChoice((current) => (isSameChoice(current, next) ? current : next))
    }, []),
  )

  return {
    choice,
    isUntouched: !isTouched && isSameChoice(choice, given),
    choose: (change) => {
      const next = { ...choice, ...change }
      setTouched(true)
      setChoice(next)
      replaceSoon(mapHref(next))
    },
    followAddress,
  }
}
