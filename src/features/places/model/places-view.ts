import { type City, cities } from '@/lib/cities'
import { type ListPage, pageOfList } from '@/lib/paging'
import { placeCategories, type PlaceCategory, placeCategoryPlural } from '@/lib/place-categories'
import { searchWords } from '@/lib/place-search'
import type { PlaceSummary } from '@/server/content/places'

import { findPlaces, type PlacesFilter } from './find-places'

export type PlacesView = PlacesFilter & {
  readonly list: ListPage<PlaceSummary>
  readonly isFromAllCategories: boolean
  /** The text holds at least one word that counts (§5). */
  readonly isSearch: boolean
  /** Categories with a chip: those of the specification, then the others in use. */
  readonly categories: readonly PlaceCategory[]
  /** Places of the category in each city, whatever is searched. */
  readonly perCity: Readonly<Record<City, number>>
}

/** Everything /places shows for a choice, or `null` when the list has no such page. */
export function placesView(
  places: readonly PlaceSummary[],
  { page, ...filter }: PlacesFilter & { readonly page: number },
): PlacesView | null {
  const found = findPlaces(places, filter)
  const list = pageOfList(found.places, page)
  if (list === null) return null
  return {
    ...filter,
    list,
    isFromAllCategories: found.isFromAllCategories,
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

function categoriesInUse(places: readonly PlaceSummary[]): readonly PlaceCategory[] {
  const used = new Set(places.map(({ category }) => category))
  return placeCategories
    .filter(({ value }, index) => index < SPEC_CATEGORIES || used.has(value))
    .map(({ value }) => value)
}

function countPerCity(places: readonly PlaceSummary[], category: PlaceCategory | null): Record<City, number> {
  const count = (city: City) => findPlaces(places, { category, city, q: '' }).places.length
  const [makkah, madinah, jeddah] = cities
  return { [makkah]: count(makkah), [madinah]: count(madinah), [jeddah]: count(jeddah) }
}
