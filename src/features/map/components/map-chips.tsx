'use client'

import { memo, type MouseEvent, startTransition, useDeferredValue, useOptimistic } from 'react'

import { ChipRow } from '@/ui/controls/chip-row'
import { isPlainClick } from '@/browser/plain-click'
import { mapHref } from '@/domain/places/place-links'
import { FAVOURITES, mapFilters } from '@/domain/addresses/views'

import type { LocationsFilter } from '../model/find-locations'

type Props = LocationsFilter & { readonly onChoose: (choice: Partial<LocationsFilter>) => void }

/** The chips of spec §2, and the reader's favourites. Links until scripts run. */
export function MapChips({ search, ...props }: Props) {
  // A letter need not wait for the addresses of five links.
  return <Chips {...props} search={useDeferredValue(search)} />
}

const Chips = memo(function Chips({ filter, search, onChoose }: Props) {
  // The chip is seen to be chosen before the list is: a tap must be felt at once.
  const [chosen, setChosen] = useOptimistic(filter)
  const chips = [...mapFilters, FAVOURITES].map(({ key, chip }) => ({
    label: chip,
    href: mapHref({ filter: key, search }),
    isCurrent: key === chosen,
    needsScripts: key === FAVOURITES.key,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      startTransition(() => {
        setChosen(key)
        onChoose({ filter: key })
      })
    },
  }))
  return <ChipRow label="Filter" chips={chips} />
})
