import { type City, cities, matchesCity } from '@/lib/cities'
import { type ListPage, pageOfList } from '@/lib/paging'
import { placeCategories, type PlaceCategory, placeCategoryPlural } from '@/lib/place-categories'
import { searchWords } from '@/lib/place-search'
import type { PlaceCount, PlaceSummary } from '@/contracts/content'

import { type CheckedRange, checkedRange } from './checked-range'
import { findPlaces, type PlacesFilter } from './find-places'
import type { NamedPlace } from '@/queries/named-places'

export type PlacesView = PlacesFilter & {
  readonly list: ListPage<NamedPlace>
  readonly isFromAllCategories: boolean
  /** The text holds at least one word that counts (§5). */
  readonly isSearch: boolean
  /** Categories with a chip: those of the specification, then the others in use. */
  readonly categories: readonly PlaceCategory[]
  /** Places of the category in each city, whatever is searched. */
  readonly perCity: Readonly<Record<City, number>>
  /** How old the facts of this page are; `null` where that is not known. */
  readonly checked: CheckedRange | null
}

/** Everything /places shows for a choice, or `null` when the list has no such page. */
export function placesView(
  places: readonly PlaceSummary[],
  { page, ...filter }: PlacesFilter & { readonly page: number },
): PlacesView | null {
  const found = findPlaces(places, filter)
  const list = pageOfList(found.places, page)
  if (list === null) return null
  const { isFromAllCategories } = found
  return { ...aroundList(places, filter), isFromAllCategories, list, checked: checkedRange(list.items) }
}

export type PlacesChoice = Pick<PlacesFilter, 'category' | 'city'> & { readonly page: number }

/** The same without a search, from the rows of the page and the numbers of all places. */
export const listedPlacesView = (
  counts: readonly PlaceCount[],
  list: ListPage<PlaceSummary>,
  choice: Omit<PlacesChoice, 'page'>,
): PlacesView => ({
  ...aroundList(counts, { ...choice, q: '' }),
  isFromAllCategories: false,
  list,
  checked: checkedRange(list.items),
})

/** The same in one piece, for a screen that can hold a list of any length. */
export function wholePlacesView(places: readonly NamedPlace[], filter: PlacesFilter): PlacesView {
  const { places: items, isFromAllCategories } = findPlaces(places, filter)
  return {
    ...aroundList(places, filter),
    isFromAllCategories,
    list: { items, page: 1, pageCount: 1, total: items.length },
    checked: null,
  }
}

/** A place, or so many of them. */
type Counted = Pick<PlaceCount, 'category' | 'city'> & Partial<Pick<PlaceCount, 'count'>>

function aroundList(places: readonly Counted[], filter: PlacesFilter) {
  return {
    ...filter,
    isSearch: searchWords(filter.q).length > 0,
    categories: categoriesInUse(places),
    perCity: countPerCity(places, filter.category),
  }
}

/** "Restaurants in Makkah"; "Places" for a category that does not exist. */
export function placesTitle({ category, city }: Pick<PlacesFilter, 'category' | 'city'>): string {
  const what = category === null ? 'Places' : placeCategoryPlural(category)
  return city === null ? what : `${what} in ${city}`
}

/** The categories whose chip the specification names (§2). */
export const SPEC_CATEGORIES = 4

function categoriesInUse(places: readonly Counted[]): readonly PlaceCategory[] {
  const used = new Set(places.map(({ category }) => category))
  return placeCategories
    .filter(({ value }, index) => index < SPEC_CATEGORIES || used.has(value))
    .map(({ value }) => value)
}

function countPerCity(places: readonly Counted[], category: PlaceCategory | null): Record<City, number> {
  const ofCategory = places.filter((place) => place.category === category)
  const count = (city: City) =>
    ofCategory.reduce((sum, place) => (matchesCity(place.city, city) ? sum + (place.count ?? 1) : sum), 0)
  const [makkah, madinah, jeddah] = cities
  return { [makkah]: count(makkah), [madinah]: count(madinah), [jeddah]: count(jeddah) }
}
