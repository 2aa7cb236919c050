import type { Metadata } from 'next'

import type { Place } from '@/contracts/content'
import { DEFAULT_CATEGORY } from '@/domain/addresses/views'
import { toCity } from '@/domain/places/cities'
import { placeCategoryLabel } from '@/domain/places/place-categories'
import { placeHref, placesHref } from '@/domain/places/place-links'
import { pageTitle } from '@/lib/lists/paging'
import { shortened } from '@/lib/text/cut-text'

import { placesTitle, type PlacesView } from './places-view'

/** Title, description and public address of a view. Searches and empty lists are not for search engines. */
export function placesMetadata({ category, city, q, list }: PlacesView): Metadata {
  const name = placesTitle({ category, city })
  const isDefault = category === DEFAULT_CATEGORY && city === null
  const title = q !== '' ? `Places: ${q}` : isDefault ? 'Places: Holy Sites' : name
  const where = city ?? 'Makkah, Madinah and Jeddah'
  const what = category === null || isDefault ? 'Holy sites and other places' : name.replace(` in ${city}`, '')
  return {
    title: pageTitle(title, list),
    description: `${what} in ${where}: addresses, opening hours where they are known, and directions. Free, with the day of the last check.`,
    alternates: { canonical: placesHref({ category: category ?? undefined, city, q, page: list.page }) },
    ...(q !== '' || list.total === 0 ? { robots: { index: false, follow: true } } : {}),
  }
}

/** What search engines show of a description. */
const MAX_DESCRIPTION = 160

export function placeMetadata(place: Place): Metadata {
  return {
    title: toCity(place.city) === null ? place.name : `${place.name}, ${place.city}`,
    description: shortened(place.description ?? summarise(place), MAX_DESCRIPTION),
    alternates: { canonical: placeHref(place.id) },
  }
}

const summarise = ({ name, category, city }: Place): string =>
  `${name}: ${placeCategoryLabel(category).toLowerCase()} ${toCity(city) === null ? 'outside the cities' : `in ${city}`}. Address, opening hours where known, access and directions.`
