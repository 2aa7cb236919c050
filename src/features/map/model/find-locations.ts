import { isGrandMosque, searchPlaces } from '@/lib/place-search'
import type { MapFilter } from '@/lib/views'
import type { PlaceSummary } from '@/server/content/places'

export type LocationsFilter = { readonly filter: MapFilter; readonly search: string }

/** The places of /map: the chip (§2, §5), then the search. */
export function findLocations(
  places: readonly PlaceSummary[],
  { filter, search }: LocationsFilter,
): readonly PlaceSummary[] {
  return searchPlaces(chosen(places, filter), search)
}

function chosen(places: readonly PlaceSummary[], filter: MapFilter): readonly PlaceSummary[] {
  switch (filter) {
    case 'all':
      return places
    case 'holy-sites':
      return places.filter(({ category }) => category === 'holy site')
    case 'food':
      return places.filter(({ category }) => category === 'restaurant')
    case 'grand-mosque':
      return mosqueBeforeStreets(places.filter(isGrandMosque))
  }
}

/** The chip goes by the name (§5), and bus stops of "Al-Masjid Al-Haram Road" have the mosque in theirs. */
const mosqueBeforeStreets = (places: readonly PlaceSummary[]): readonly PlaceSummary[] => [
  ...places.filter(({ category }) => category === 'holy site'),
  ...places.filter(({ category }) => category !== 'holy site'),
]
