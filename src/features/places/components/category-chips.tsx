import type { Route } from 'next'

import { ChipRow } from '@/components/ui/chip-row'
import { placeCategoryPlural } from '@/lib/place-categories'
import { placesHref } from '@/lib/place-links'

import { type PlacesView, SPEC_CATEGORIES } from '../model/places-view'

const gatesChip = { label: 'Masjid Gates', href: '/places/gates' as Route, isCurrent: false }

/** The five chips of the specification (§2), then the other categories in use. City and search text are kept. */
export function CategoryChips({ categories, category, city, q }: PlacesView) {
  const chips = categories.map((value) => ({
    label: placeCategoryPlural(value),
    href: placesHref({ category: value, city, q }),
    isCurrent: value === category,
  }))
  return (
    <ChipRow
      label="Categories"
      chips={[...chips.slice(0, SPEC_CATEGORIES), gatesChip, ...chips.slice(SPEC_CATEGORIES)]}
    />
  )
}
