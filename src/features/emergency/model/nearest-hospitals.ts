import type { IndexedPlace } from '@/contracts/place-index'
import { isHajjOnly } from '@/domain/places/hajj-only'
import type { Position } from '@/lib/geo/geo'

import { nearest } from './where-message'

type Found = NonNullable<ReturnType<typeof nearest<IndexedPlace>>>

/**
 * The nearest hospital, and where that one opens for Hajj alone, the nearest that is open all year. `first` is `null` when
 * no hospital has a position.
 */
export function nearestHospitals(
  from: Position,
  places: readonly IndexedPlace[],
): { readonly first: Found | null; readonly allYear: Found | null } {
  const hospitals = places.filter(({ category }) => category === 'hospital')
  const first = nearest(from, hospitals)
  if (first === null || !isHajjOnly(first.place)) return { first, allYear: null }
  return {
    first,
    allYear: nearest(
      from,
      hospitals.filter((place) => !isHajjOnly(place)),
    ),
  }
}
