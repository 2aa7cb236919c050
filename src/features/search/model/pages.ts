import type { Route } from 'next'

import type { AddedWords } from '@/contracts/search-words'
import { cities } from '@/domain/places/cities'
import { mosqueHref } from '@/domain/gates/gate-links'
import { mosques } from '@/domain/gates/mosques'
import { placeCategories, type PlaceCategory } from '@/domain/places/place-categories'
import { placesHref } from '@/domain/places/place-links'
import { kindNames, kindTerms } from '@/domain/search-words/find-kinds'
import { appPages } from '@/domain/addresses/routes'

import { toArticlePath, topics } from '@/domain/search-words/topics'

import { type ArticlePage, articlePages, type SearchArticle } from './article-pages'

export type SearchPage = Omit<ArticlePage, 'path'> & {
  readonly path: Route
  /** What is in the questions it answers, see `Topic`. */
  readonly asks?: readonly string[]
  /** Whether it lists one kind of place. */
  readonly isKind?: boolean
}

/** What people look for in a kind of place, beyond the words for it. */
const categoryWords: Readonly<Partial<Record<PlaceCategory, string>>> = {
  'holy site': 'ziyarat, ziyarah, historic sites',
  restaurant: 'halal',
  shopping: 'souvenirs',
  'tourist attraction': 'sightseeing, tourist',
  cafe: 'tea',
  hotel: 'rooms, stay',
  'help point': 'lost and found, lost children, lost people, police station, guidance',
  transportation: 'bus, taxi, parking, station, train, airport',
  stop: 'bus line',
  'camp zone': 'tents, mina camps, camp of my country',
  'pedestrian road': 'numbered roads, walking road',
  toilets: 'wudu, wash feet, shower, ghusl',
  services: 'fire station, civil defence, wheelchairs, luggage lockers',
}

const categoryViews = placeCategories.map(({ value, chip }) => ({
  path: placesHref({ category: value }),
  title: chip,
  keywords: [...(categoryWords[value]?.split(', ') ?? []), ...kindTerms(value)],
  asks: kindNames(value),
  isKind: true,
}))

/** The holy sites of a city are the city's own view; camps and numbered roads are in Mina, Muzdalifah and Arafat alone. */
const withoutCityView: ReadonlySet<PlaceCategory> = new Set(['holy site', 'stop', 'camp zone', 'pedestrian road'])

/** One kind of place in one city. */
const cityCategoryViews = placeCategories
  .filter(({ value }) => !withoutCityView.has(value))
  .flatMap(({ value: category, chip }) =>
    cities.map((city) => ({
      path: placesHref({ category, city }),
      title: `${chip} in ${city}`,
      keywords: [],
      asks: kindNames(category).map((name) => `${name} ${city}`),
      isKind: true,
    })),
  )

const cityViews = cities.map((city) => ({
  path: placesHref({ city }),
  title: `Holy Sites in ${city}`,
  keywords: [city, `places in ${city}`, `ziyarat ${city}`],
}))

const gateViews = Object.values(mosques).map(({ key, name }) => ({
  path: mosqueHref('/places/gates', key),
  title: `Gates of ${name}`,
  keywords: [`${key} gates`],
}))

/** Numbers somebody in need types instead of a word (spec §9; 911, 998 and 937 beside them). */
const emergencyNumbers = ['112', '999', '993', '997', '911', '998', '937']

const toSearchPage = ({ path, keywords, ...page }: ArticlePage): SearchPage => ({
  ...page,
  path: path as Route,
  keywords: path === '/authorities' ? [...keywords, ...emergencyNumbers] : keywords,
})

const addedPage = ({ path, title, terms }: AddedWords['pages'][number]): SearchPage => ({
  path: path as Route,
  title,
  keywords: terms,
  asks: terms,
})

/** The list of a kind of place once more: what reads the same is shown once. */
const addedKind = ({ category, terms }: AddedWords['kinds'][number]): SearchPage => ({
  path: placesHref({ category }),
  title: placeCategories.find(({ value }) => value === category)?.chip ?? category,
  keywords: terms,
  asks: terms,
  isKind: true,
})

/**
 * Everything the search offers as 'App Page' (spec §2), with the articles the CMS has published, or with those the guide
 * ships while its answer is not there, and what editors have `added`. Of equals the first is shown first.
 */
export const searchPages = (published?: readonly SearchArticle[], added?: AddedWords): readonly SearchPage[] => {
  const articles = articlePages(published)
  const paths: ReadonlySet<string> = new Set(articles.map(({ path }) => path))
  return [
    ...(added?.pages ?? []).map(addedPage),
    ...topics.filter((topic) => paths.has(toArticlePath(topic) ?? '') || toArticlePath(topic) === null),
    ...categoryViews,
    ...(added?.kinds ?? []).map(addedKind),
    ...cityViews,
    ...cityCategoryViews,
    ...gateViews,
    ...[...appPages, ...articles].map(toSearchPage),
  ]
}
