import type { IndexedPlace } from '@/contracts/place-index'
import { CITY_RADIUS_KM } from '@/domain/places/city-centres'
import { isHajjOnly } from '@/domain/places/hajj-only'
import type { Position } from '@/lib/geo/geo'

import { nearest } from './where-message'

export type Found = NonNullable<ReturnType<typeof nearest<IndexedPlace>>>

/** Farther away, an ambulance is asked and no way. Metres. */
const REACH_METRES = CITY_RADIUS_KM * 1000

const within = (found: Found | null): Found | null => (found !== null && found.metres <= REACH_METRES ? found : null)

/**
 * The nearest hospital, and where that one opens for Hajj alone, the nearest that is open all year. `first` is `null` when
 * none lies within the radius of a city (§9).
 */
export function nearestHospitals(
  from: Position,
  places: readonly IndexedPlace[],
): { readonly first: Found | null; readonly allYear: Found | null } {
  const hospitals = places.filter(({ category }) => category === 'hospital')
  const first = within(nearest(from, hospitals))
  if (first === null || !isHajjOnly(first.place)) return { first, allYear: null }
  return {
    first,
    allYear: nearest(
      from,
      hospitals.filter((place) => !isHajjOnly(place)),
    ),
  }
}

/**
 * The nearest point where a lost person finds somebody: a desk, a guidance centre or the police. `null` when none lies within
 * the radius of a city (§9): one in another city helps nobody. Those that open for Hajj alone say so in their name.
 */
export function nearestHelpPoint(from: Position, places: readonly IndexedPlace[]): Found | null {
  return within(
    nearest(
      from,
      places.filter(({ category }) => category === 'help point'),
    ),
  )
}
