import { type City, matchesCity } from '@/domain/places/cities'
import { MOSQUE_IDS } from '@/domain/gates/mosques'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { searchPlaces, searchWords } from '@/domain/places/place-search'
import type { KindReader } from '@/domain/search-words/find-kinds'

import type { NamedPlace } from '@/queries/named-places'

export type PlacesFilter = {
  /** `null` for a category that does not exist: nothing has it. */
  readonly category: PlaceCategory | null
  /** `null` for All Cities. */
  readonly city: City | null
  readonly q: string
  /** Only what is known to be open at this minute; for the browser, which has a clock. */
  readonly isOpenNow?: boolean | undefined
}

export type PlacesFound<Place> = {
  readonly places: readonly Place[]
  /** None in the chosen category matched, so these are from all of them. */
  readonly isFromAllCategories: boolean
}

/** The places of /places: chosen category and city (§5), searched; a search without a match looks in all categories. */
export function findPlaces<Place extends NamedPlace>(
  places: readonly Place[],
  { category, city, q }: PlacesFilter,
  readKinds: KindReader,
): PlacesFound<Place> {
  const inCity = places.filter((place) => city === null || matchesCity(place.city, city))
  const chosen = searchPlaces(mosquesFirst(inCity.filter((place) => place.category === category)), q, readKinds)
  if (chosen.length > 0 || searchWords(q).length === 0) return { places: chosen, isFromAllCategories: false }
  const everywhere = searchPlaces(mosquesFirst(inCity), q, readKinds)
  return { places: everywhere, isFromAllCategories: everywhere.length > 0 }
}

/** Whoever opens the list of holy sites looks for these two before all others. */
const mosquesFirst = <Place extends NamedPlace>(places: readonly Place[]): readonly Place[] => [
  ...places.filter(isGreatMosque),
  ...places.filter((place) => !isGreatMosque(place)),
]

const isGreatMosque = ({ id }: NamedPlace): boolean => id === MOSQUE_IDS.haram || id === MOSQUE_IDS.nabawi
