import type { Route } from 'next'

import { cities } from '@/lib/cities'
import { mosqueHref } from '@/lib/gate-links'
import { mosques } from '@/lib/mosques'
import { placeCategories, type PlaceCategory } from '@/lib/place-categories'
import { placesHref } from '@/lib/place-links'
import { type AppPage, appPages } from '@/lib/routes'

export type SearchPage = Omit<AppPage, 'path'> & { readonly path: Route }

/** The ten articles, whose addresses the specification fixes (§2). */
const articles = [
  { path: '/guide/umrah/what-is-umrah', title: 'What is Umrah?', keywords: ['meaning of umrah', 'about umrah'] },
  {
    path: '/guide/umrah/umrah-steps',
    title: 'The four steps of Umrah',
    keywords: ['how to do umrah', 'umrah step by step', 'tawaf', 'sai', 'halq', 'taqsir', 'talbiyah', 'umrah rites'],
  },
  {
    path: '/guide/umrah/umrah-timing',
    title: 'When to go for Umrah',
    keywords: ['best time', 'umrah timing', 'ramadan', 'crowds', 'season', 'weather', 'month'],
  },
  {
    path: '/guide/umrah/umrah-preparation',
    title: 'Prepare for Umrah',
    keywords: ['umrah packing', 'umrah checklist', 'umrah list', 'what to bring'],
  },
  {
    path: '/guide/hajj/what-is-hajj',
    title: 'What is Hajj?',
    keywords: ['meaning of hajj', 'about hajj', 'hajj schedule', 'hajj day by day', 'hajj dates'],
  },
  {
    path: '/guide/hajj/hajj-conditions',
    title: 'Conditions of Hajj',
    keywords: ['who must go', 'obligation', 'mahram', 'vaccines', 'hajj permit', 'requirements'],
  },
  { path: '/guide/hajj/hajj-types', title: 'The three types of Hajj', keywords: ['tamattu', 'qiran', 'ifrad'] },
  {
    path: '/guide/hajj/hajj-steps',
    title: 'Hajj step by step',
    keywords: ['how to do hajj', 'hajj rites', 'rami', 'wuquf', 'sacrifice', 'tawaf al ifadah', 'farewell tawaf'],
  },
  {
    path: '/guide/hajj/hajj-packing',
    title: 'What to pack for Hajj',
    keywords: ['hajj packing', 'hajj checklist', 'luggage', 'ihram clothes'],
  },
  {
    path: '/guide/hajj/hajj-etiquette',
    title: 'Hajj etiquette and staying safe',
    keywords: ['manners', 'safety', 'heat', 'mistakes', 'lost', 'photos'],
  },
] as const satisfies readonly AppPage[]

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

const toSearchPage = ({ path, title, keywords }: AppPage): SearchPage => ({
  path: path as Route,
  title,
  keywords: path === '/authorities' ? [...keywords, ...emergencyNumbers] : keywords,
})

/** Everything the search offers as 'App Page' (spec §2). Of equals the first is shown first. */
export const searchPages: readonly SearchPage[] = [
  ...categoryViews,
  ...cityViews,
  ...gateViews,
  ...[...appPages, ...articles].map(toSearchPage),
]
