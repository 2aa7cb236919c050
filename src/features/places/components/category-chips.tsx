import type { Route } from 'next'
import type { MouseEvent } from 'react'

import { ChipRow } from '@/ui/controls/chip-row'
import { type PlaceCategory, placeCategoryPlural } from '@/domain/places/place-categories'
import { placesHref } from '@/domain/places/place-links'

import type { PlacesFilter } from '../model/find-places'
import { SPEC_CATEGORIES } from '../model/places-view'

type Props = PlacesFilter & {
  readonly categories: readonly PlaceCategory[]
  readonly onPick: (event: MouseEvent, category: PlaceCategory) => void
}

const gatesChip = { label: 'Masjid Gates', href: '/places/gates' as Route, isCurrent: false }

/** The five chips of the specification (§2), then the other categories in use. City and search text stay in their links. */
export function CategoryChips({ categories, category, city, q, onPick }: Props) {
  const chips = categories.map((value) => ({
    label: placeCategoryPlural(value),
    href: placesHref({ category: value, city, q }),
    isCurrent: value === category,
    onClick: (event: MouseEvent) => onPick(event, value),
  }))
  return (
    <ChipRow
      label="Categories"
      chips={[...chips.slice(0, SPEC_CATEGORIES), gatesChip, ...chips.slice(SPEC_CATEGORIES)]}
    />
  )
}
