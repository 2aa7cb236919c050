'use client'

import type { MouseEvent } from 'react'

import { ChipRow } from '@/components/ui/chip-row'
import { isPlainClick } from '@/lib/plain-click'
import { mapHref } from '@/lib/place-links'
import { FAVOURITES, type MapFilter, mapFilters } from '@/lib/views'

import type { LocationsFilter } from '../model/find-locations'

type Props = LocationsFilter & { readonly onFilter: (filter: MapFilter) => void }

/** The chips of spec §2, and the reader's favourites. Links until scripts run. */
export function MapChips({ filter, search, onFilter }: Props) {
  const chips = [...mapFilters, FAVOURITES].map(({ key, chip }) => ({
    label: chip,
    href: mapHref({ filter: key, search }),
    isCurrent: key === filter,
    needsScripts: key === FAVOURITES.key,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onFilter(key)
    },
  }))
  return <ChipRow label="Filter" chips={chips} />
}
