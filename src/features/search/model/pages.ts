import type { Route } from 'next'

import { cities } from '@/lib/cities'
import { mosqueHref } from '@/lib/gate-links'
import { mosques } from '@/lib/mosques'
import { placeCategories, type PlaceCategory } from '@/lib/place-categories'
import { placesHref } from '@/lib/place-links'
import { appPages } from '@/lib/routes'

import { type ArticlePage, articlePages, type SearchArticle } from './article-pages'

export type SearchPage = Omit<ArticlePage, 'path'> & { readonly path: Route }

/** What people call a kind of place, beyond the words of its chip and badge. */
const categoryWords: Readonly<Partial<Record<PlaceCategory, readonly string[]>>> = {
  'holy site': ['ziyarat', 'ziyarah', 'historic sites'],
  restaurant: ['food', 'eat', 'dinner', 'lunch', 'breakfast', 'halal'],
  shopping: ['mall', 'market', 'souvenirs', 'supermarket', 'groceries'],
  'tourist attraction': ['sights', 'sightseeing', 'museum', 'tourist'],
  cafe: ['coffee', 'tea'],
  hotel: ['accommodation', 'rooms', 'stay', 'lodging'],
  hospital: ['emergency room'],
  pharmacy: ['medicine', 'chemist', 'drugstore'],
  healthcare: ['doctor', 'clinic', 'health center', 'dentist'],
  transportation: ['bus', 'bus stop', 'taxi', 'parking', 'station'],
  'prayer place': ['mosque', 'mosques', 'masjid', 'prayer'],
  'prayer room': ['musalla'],
  services: ['toilet', 'toilets', 'wc', 'atm', 'bank', 'laundry', 'police station', 'post office', 'barber', 'money'],
}

const categoryViews = placeCategories.map(({ value, label, chip }) => ({
  path: placesHref({ category: value }),
  title: chip,
  keywords: [label, ...(categoryWords[value] ?? [])],
}))

const cityViews = cities.map((city) => ({
  path: placesHref({ city }),
  title: `Holy Sites in ${city}`,
  keywords: [city, `places in ${city}`, `ziyarat ${city}`],
}))

const gateViews = Object.values(mosques).map(({ key, name }) => ({
  path: mosqueHref('/places/gates', key),
  title: `Gates of ${name}`,
  keywords: [`${key} gates`, `doors of ${name}`],
}))

/** Numbers somebody in need types instead of a word (spec §9; 911, 998 and 937 beside them). */
const emergencyNumbers = ['112', '999', '993', '997', '911', '998', '937']

const toSearchPage = ({ path, keywords, ...page }: ArticlePage): SearchPage => ({
  ...page,
  path: path as Route,
  keywords: path === '/authorities' ? [...keywords, ...emergencyNumbers] : keywords,
})

/**
 * Everything the search offers as 'App Page' (spec §2), with the articles the CMS has published, or with those the guide
 * ships while its answer is not there. Of equals the first is shown first.
 */
export const searchPages = (published?: readonly SearchArticle[]): readonly SearchPage[] => [
  ...categoryViews,
  ...cityViews,
  ...gateViews,
  ...[...appPages, ...articlePages(published)].map(toSearchPage),
]
