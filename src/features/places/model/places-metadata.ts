import type { Metadata } from 'next'

import { placesHref } from '@/domain/places/place-links'
import { DEFAULT_CATEGORY } from '@/domain/addresses/views'

import { placesTitle, type PlacesView } from './places-view'

/** Title, description and public address of a view. Searches and empty lists are not for search engines. */
export function placesMetadata({ category, city, q, list }: PlacesView): Metadata {
  const name = placesTitle({ category, city })
  const isDefault = category === DEFAULT_CATEGORY && city === null
  const title = q !== '' ? `Places: ${q}` : isDefault ? 'Places: Holy Sites' : name
  const where = city ?? 'Makkah, Madinah and Jeddah'
  const what = category === null || isDefault ? 'Holy sites and other places' : name.replace(` in ${city}`, '')
  return {
    title: list.page === 1 ? title : `${title}, page ${list.page}`,
    description: `${what} in ${where}: addresses, opening hours where they are known, and directions. Free, with the day of the last check.`,
    alternates: { canonical: placesHref({ category: category ?? undefined, city, q, page: list.page }) },
    ...(q !== '' || list.total === 0 ? { robots: { index: false, follow: true } } : {}),
  }
}
