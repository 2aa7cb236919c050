'use client'

import { useCallback, useState } from 'react'

import { usePageAddress } from '@/ui/address/use-page-address'
import { placesHref } from '@/domain/places/place-links'

import type { PlacesFilter } from './model/find-places'
import { parseFilter, isSameFilter } from './model/places-address'

type PlacesChoice = {
  readonly choice: PlacesFilter
  /** Whether the page still shows what the server made it with. */
  readonly isUntouched: boolean
  /** A tap. */
  readonly pick: (change: Partial<PlacesFilter>) => void
  /** A keystroke. */
  readonly type: (q: string) => void
  /** For `AddressWatch`. */
  readonly followAddress: () => void
}

/** What the reader has chosen, synchronized with the address of the page in both directions. `initial` is the server's choice. */
export function usePlacesChoice(initial: PlacesFilter): PlacesChoice {
  const [choice, setChoice] = useState<PlacesFilter>({ category: initial.category, city: initial.city, q: initial.q })
  const [isTouched, setTouched] = useState(false)
  const { followAddress, push, replaceSoon } = usePageAddress(
    useCallback((search) => {
      const next = parseFilter(search)
      setChoice((current) => (isSameFilter(current, next) ? current : next))
    }, []),
  )

  const change = (changed: Partial<PlacesFilter>) => {
    const next = { ...choice, ...changed }
    setTouched(true)
    setChoice(next)
    return () => placesHref({ ...next, category: next.category ?? undefined })
  }

  return {
    choice,
    isUntouched: !isTouched && isSameFilter(choice, initial),
    pick: (changed) => push(change(changed)()),
    type: (q) => replaceSoon(change({ q })),
    followAddress,
  }
}
