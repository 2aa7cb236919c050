import { type City, matchesCity } from '@/lib/cities'
import { MOSQUE_IDS } from '@/lib/mosques'
import type { PlaceCategory } from '@/lib/place-categories'
import { searchPlaces, searchWords } from '@/lib/place-search'

import type { ListedPlace } from './listed-place'

export type PlacesFilter = {
  /** `null` for a category that does not exist: nothing has it. */
  readonly category: PlaceCategory | null
  /** `null` for All Cities. */
  readonly city: City | null
  readonly q: string
}

export type PlacesFound<Place> = {
  readonly places: readonly Place[]
  /** None in the chosen category matched, so these are from all of them. */
  readonly isFromAllCategories: boolean
}

/**
 * The places of /places: chosen category and city (§5), searched; a search without a match looks in all categories.
 * `matches` are the ids of the places somebody else has found the text in.
 */
export function findPlaces<Place extends ListedPlace>(
  places: readonly Place[],
  { category, city, q }: PlacesFilter,
  matches?: ReadonlySet<number>,
): PlacesFound<Place> {
  const search = (among: readonly Place[]) =>
    matches === undefined ? searchPlaces(among, q) : among.filter(({ id }) => matches.has(id))
  const inCity = places.filter((place) => city === null || matchesCity(place.city, city))
  const chosen = search(mosquesFirst(inCity.filter((place) => place.category === category)))
  if (chosen.length > 0 || searchWords(q).length === 0) return { places: chosen, isFromAllCategories: false }
  const everywhere = search(mosquesFirst(inCity))
  return { places: everywhere, isFromAllCategories: everywhere.length > 0 }
}

/** Whoever opens the list of holy sites looks for these two before all others. */
const mosquesFirst = <Place extends ListedPlace>(places: readonly Place[]): readonly Place[] => [
  ...places.filter(isGreatMosque),
  ...places.filter((place) => !isGreatMosque(place)),
]

const isGreatMosque = ({ id }: ListedPlace): boolean => id === MOSQUE_IDS.haram || id === MOSQUE_IDS.nabawi
