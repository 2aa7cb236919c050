import type { IndexedPlace } from '@/contracts/place-index'
import { CITY_RADIUS_KM } from '@/domain/places/city-centres'
import { isHajjOnly } from '@/domain/places/hajj-only'
import { holySitesBox, isInBox } from '@/domain/places/holy-sites-box'
import type { Position } from '@/lib/geo/geo'

import { nearest } from './where-message'

export type Found = NonNullable<ReturnType<typeof nearest<IndexedPlace>>>

/** Farther away, an ambulance is asked and no way. Metres. */
const REACH_METRES = CITY_RADIUS_KM * 1000

const within = (found: Found | null): Found | null => (found !== null && found.metres <= REACH_METRES ? found : null)

/**
 * The nearest hospital, and where that one opens for Hajj alone, the nearest that is open all year: those of Hajj open as the
 * days of Hajj need them, and not all together. Outside the days of Hajj, only those open all year. `first` is `null` when
 * none lies within the radius of a city (§9).
 */
export function nearestHospitals(
  from: Position,
  places: readonly IndexedPlace[],
  { isHajj }: { readonly isHajj: boolean },
): { readonly first: Found | null; readonly allYear: Found | null } {
  const hospitals = places.filter(({ category }) => category === 'hospital')
  const openAllYear = nearest(
    from,
    hospitals.filter((place) => !isHajjOnly(place)),
  )
  const first = isHajj ? within(nearest(from, hospitals)) : within(openAllYear)
  return { first, allYear: first === null || !isHajjOnly(first.place) ? null : openAllYear }
}

/**
 * The nearest point where a lost person finds somebody: a desk, a guidance centre or the police. `null` when none lies within
 * the radius of a city (§9): one in another city helps nobody. Outside the days of Hajj none of the holy sites: their posts may
 * be closed, and no source says that they are not.
 */
export function nearestHelpPoint(
  from: Position,
  places: readonly IndexedPlace[],
  { isHajj }: { readonly isHajj: boolean },
): Found | null {
  const points = places.filter(({ category }) => category === 'help point')
  return within(nearest(from, isHajj ? points : points.filter((place) => !isAtHolySites(place))))
}

const isAtHolySites = ({ latitude, longitude }: IndexedPlace): boolean =>
  latitude !== null && longitude !== null && isInBox(holySitesBox, { latitude, longitude })
