import { toCity } from '@/domain/places/cities'
import { categorySlug, citySlug, NO_FILTER } from '@/domain/addresses/views'
import type { PlaceCount } from '@/contracts/content'

/** Names in the inner path of a view; see src/domain/addresses/views.ts. */
export type ViewPath = { readonly category: string; readonly city: string; readonly page: string }

/** The first page of each category, in all cities and in each city that has it: every view a chip or a city leads to. */
export function listFirstPages(places: readonly Pick<PlaceCount, 'category' | 'city'>[]): readonly ViewPath[] {
  const pairs = places.flatMap((place) => {
    const category = categorySlug(place.category)
    const city = toCity(place.city)
    return [`${category}/${NO_FILTER}`, ...(city === null ? [] : [`${category}/${citySlug(city)}`])]
  })
  return [...new Set(pairs)].sort().map((pair) => {
    const [category = '', city = ''] = pair.split('/')
    return { category, city, page: '1' }
  })
}
