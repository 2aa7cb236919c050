import { hasEmergencyDepartment } from '@/domain/places/emergency-department'
import { OUTSIDE_CITIES, type PlaceCity } from '@/domain/places/cities'
import { type ListPage, pageOfList } from '@/lib/lists/paging'
import { placeCategories, type PlaceCategory, placeCategoryPlural } from '@/domain/places/place-categories'
import { readNoKinds, searchWords } from '@/domain/places/place-search'
import type { KindReader } from '@/domain/search-words/find-kinds'
import type { PlaceCount, PlaceSummary } from '@/contracts/content'
import { type CheckedRange, checkedRange } from '@/lib/dates/checked-range'
import type { Position } from '@/lib/geo/geo'
import { nearestFirst } from '@/shared/position/model/nearest-first'

import { findPlaces, type PlacesFilter } from './find-places'
import type { NamedPlace } from '@/queries/named-places'

export type PlacesView = PlacesFilter & {
  readonly list: ListPage<NamedPlace>
  readonly isFromAllCategories: boolean
  /** With "Open now": the matching places whose hours are unknown. Those for emergencies first, then in the order of the list. */
  readonly hoursUnknown: readonly NamedPlace[]
  /** The text holds at least one word that counts (§5). */
  readonly isSearch: boolean
  /** Categories with a chip: those of the specification, then the others in use. */
  readonly categories: readonly PlaceCategory[]
  /** How old the facts of this page are; `null` where that is not known. */
  readonly checked: CheckedRange | null
}

/** Everything /places shows for a choice, or `null` when the list has no such page. */
export function placesView(
  places: readonly PlaceSummary[],
  { page, ...filter }: PlacesFilter & { readonly page: number },
  readKinds: KindReader,
): PlacesView | null {
  const results = findPlaces(places, filter, readKinds)
  const list = pageOfList(results.places, page)
  if (list === null) return null
  const { isFromAllCategories } = results
  return {
    ...describeFilter(places, filter),
    isFromAllCategories,
    list,
    checked: checkedRange(list.items.map(({ checkedOn }) => checkedOn)),
  }
}

export type PlacesChoice = Pick<PlacesFilter, 'category' | 'city'> & { readonly page: number }

/** The same without a search, from the rows of the page and the numbers of all places. */
export const listedPlacesView = (
  counts: readonly PlaceCount[],
  list: ListPage<PlaceSummary>,
  choice: Omit<PlacesChoice, 'page'>,
): PlacesView => ({
  ...describeFilter(counts, { ...choice, q: '' }),
  isFromAllCategories: false,
  list,
  checked: checkedRange(list.items.map(({ checkedOn }) => checkedOn)),
})

export type Surroundings = {
  /** The nearest come first. */
  readonly from?: Position | null
  /** Whether a place is open at this minute, `null` where its hours are unknown; without the function all are listed. */
  readonly isOpen?: ((id: number) => boolean | null) | null
  readonly readKinds?: KindReader
}

/** The same in one piece, for a screen that can hold a list of any length. */
export function wholePlacesView(
  places: readonly NamedPlace[],
  filter: PlacesFilter,
  { from = null, isOpen = null, readKinds = readNoKinds }: Surroundings = {},
): PlacesView {
  const { places: matching, isFromAllCategories } = findPlaces(places, filter, readKinds)
  const listed = isOpen === null ? matching : matching.filter(({ id }) => isOpen(id) === true)
  const items = nearestFirst(listed, from)
  return {
    ...describeFilter(places, filter),
    isFromAllCategories,
    hoursUnknown:
      isOpen === null
        ? []
        : emergencyFirst(
            nearestFirst(
              matching.filter(({ id }) => isOpen(id) === null),
              from,
            ),
          ),
    list: { items, page: 1, pageCount: 1, total: items.length },
    checked: null,
  }
}

/** A hospital with an emergency department is rarely closed, whatever is known of its hours. */
const emergencyFirst = (places: readonly NamedPlace[]): readonly NamedPlace[] => [
  ...places.filter(hasEmergencyDepartment),
  ...places.filter((place) => !hasEmergencyDepartment(place)),
]

function describeFilter(places: readonly Pick<PlaceCount, 'category'>[], filter: PlacesFilter) {
  return {
    ...filter,
    hoursUnknown: [] as readonly NamedPlace[],
    isSearch: searchWords(filter.q).length > 0,
    categories: listUsedCategories(places),
  }
}

/** "Restaurants in Makkah"; "Places" for a category that does not exist. */
export function placesTitle({
  category,
  city,
}: {
  readonly category: PlacesFilter['category']
  readonly city: PlaceCity | null
}): string {
  const what = category === null ? 'Places' : placeCategoryPlural(category)
  if (city === null) return what
  return city === OUTSIDE_CITIES ? `${what} outside the cities` : `${what} in ${city}`
}

/** The categories whose chip the specification names (§2). */
export const SPEC_CATEGORIES = 4

function listUsedCategories(places: readonly Pick<PlaceCount, 'category'>[]): readonly PlaceCategory[] {
  const used = new Set(places.map(({ category }) => category))
  return placeCategories
    .filter(({ value }, index) => index < SPEC_CATEGORIES || used.has(value))
    .map(({ value }) => value)
}
