'use client'

import { memo, type MouseEvent } from 'react'

import { ChipRow } from '@/components/ui/chip-row'
import { useSettled } from '@/components/ui/use-settled'
import { isPlainClick } from '@/lib/plain-click'
import { mapHref } from '@/lib/place-links'
import { FAVOURITES, mapFilters } from '@/lib/views'

import type { LocationsFilter } from '../model/find-locations'

type Props = LocationsFilter & { readonly onChoose: (choice: Partial<LocationsFilter>) => void }

/** The chips of spec §2, and the reader's favourites. Links until scripts run. */
export function MapChips({ search, ...props }: Props) {
  // A letter need not wait for the addresses of five links.
  const settled = useSettled(search, true)
  return <Chips {...props} search={settled} />
}

const Chips = memo(function Chips({ filter, search, onChoose }: Props) {
  const chips = [...mapFilters, FAVOURITES].map(({ key, chip }) => ({
    label: chip,
    href: mapHref({ filter: key, search }),
    isCurrent: key === filter,
    needsScripts: key === FAVOURITES.key,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onChoose({ filter: key })
    },
  }))
  return <ChipRow label="Filter" chips={chips} />
})
