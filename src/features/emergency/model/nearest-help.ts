import type { IndexedPlace } from '@/contracts/place-index'
import { CITY_RADIUS_KM } from '@/domain/places/city-centres'
import { hasEmergencyDepartment } from '@/domain/places/emergency-department'
import { isHajjOnly } from '@/domain/places/hajj-only'
import { holySitesBox, isInBox } from '@/domain/places/holy-sites-box'
import type { Position } from '@/lib/geo/geo'

import { nearest } from './where-message'

export type Found = NonNullable<ReturnType<typeof nearest<IndexedPlace>>>

/** Farther away, an ambulance is asked and no way. Metres. */
const REACH_METRES = CITY_RADIUS_KM * 1000

const within = (found: Found | null): Found | null => (found !== null && found.metres <= REACH_METRES ? found : null)

/** No more than so much farther than the nearest, a known emergency department stands first. Metres. */
const LIKE_REACH_METRES = 1000

export type FoundHospital = Found & {
  /** Known to have an emergency department; otherwise that is not known. */
  readonly hasEmergency: boolean
  /** Named as such beside hospitals of Hajj alone. */
  readonly isForAllYear: boolean
}

/**
 * The nearest hospital; before it one that is hardly farther and known to have an emergency department, because the map calls
 * a dentist's a hospital, too. Where all of these open for Hajj alone, the nearest that is open all year as well: those of
 * Hajj open as the days of Hajj need them, and not all together. Outside the days of Hajj, only those open all year. None when
 * none lies within the radius of a city (§9).
 */
export function nearestHospitals(
  from: Position,
  places: readonly IndexedPlace[],
  { isHajj }: { readonly isHajj: boolean },
): readonly FoundHospital[] {
  const hospitals = places.filter(({ category }) => category === 'hospital')
  const allYear = hospitals.filter((place) => !isHajjOnly(place))
  const open = isHajj ? hospitals : allYear
  const first = within(nearest(from, open))
  if (first === null) return []
  const known = nearest(from, open.filter(hasEmergencyDepartment))
  const isBefore = known !== null && known.place !== first.place && known.metres - first.metres <= LIKE_REACH_METRES
  const found = isBefore ? [known, first] : [first]
  const openAllYear = found.every(({ place }) => isHajjOnly(place)) ? nearest(from, allYear) : null
  return [...found, ...(openAllYear === null ? [] : [openAllYear])].map((one) => ({
    ...one,
    hasEmergency: hasEmergencyDepartment(one.place),
    isForAllYear: one === openAllYear,
  }))
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
