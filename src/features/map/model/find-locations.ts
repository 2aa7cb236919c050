import { isDestination } from '@/domain/places/place-categories'
import { isGrandMosque, searchPlaces, searchWords } from '@/domain/places/place-search'
import type { KindReader } from '@/domain/search-words/find-kinds'
import type { MapFilter } from '@/domain/addresses/views'

import type { NamedPlace } from '@/queries/named-places'

export type LocationsFilter = { readonly filter: MapFilter; readonly search: string }

/** The places of /map: the chip (§2, §5), then the search. Equally good matches stay in the order of `places`. */
export function findLocations<Place extends NamedPlace>(
  places: readonly Place[],
  { filter, search }: LocationsFilter,
  readKinds: KindReader,
  favourites: readonly number[] = [],
): readonly Place[] {
  return searchPlaces(filterByChip(places, filter, favourites, isSearch(search)), search, readKinds)
}

/** Whether anything is asked for by name: bus stops are shown then, and only then. */
export const isSearch = (search: string): boolean => searchWords(search).length > 0

/** The order of `places` is kept; all of them, for a search, are the same object. */
export function filterByChip<Place extends NamedPlace>(
  places: readonly Place[],
  filter: MapFilter,
  favourites: readonly number[],
  isNameSearch: boolean,
): readonly Place[] {
  switch (filter) {
    case 'all':
      return isNameSearch ? places : places.filter(isDestination)
    case 'holy-sites':
      return places.filter(({ category }) => category === 'holy site')
    case 'food':
      return places.filter(({ category }) => category === 'restaurant')
    case 'grand-mosque':
      return mosqueBeforeStreets(places.filter(isGrandMosque))
    case 'favourites': {
      const favouriteIds = new Set(favourites)
      return places.filter(({ id }) => favouriteIds.has(id))
    }
  }
}

/** The chip goes by the name (§5), and bus stops of "Al-Masjid Al-Haram Road" have the mosque in theirs. */
const mosqueBeforeStreets = <Place extends NamedPlace>(places: readonly Place[]): readonly Place[] => [
  ...places.filter(({ category }) => category === 'holy site'),
  ...places.filter(({ category }) => category !== 'holy site'),
]
