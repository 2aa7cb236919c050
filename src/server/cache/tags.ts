/** Cache tags: names under which cached reads are kept. A change in the CMS invalidates those it touches; see `expireTags`. */
export const cacheTags = {
  locations: 'locations',
  location: (id: number | string) => `location:${id}` as const,
  gates: 'gates',
  gate: (id: number | string) => `gate:${id}` as const,
  notices: 'notices',
  articles: 'articles',
  article: (slug: string) => `article:${slug}` as const,
  /** By its number and by its key: texts name it by either. */
  fact: (name: number | string) => `fact:${name}` as const,
  faq: 'faq',
  authorities: 'authorities',
  bookings: 'bookings',
  searchWords: 'search-words',
  recommendations: 'recommendations',
  paths: 'paths',
  path: (slug: string) => `path:${slug}` as const,
  home: 'home',
  about: 'about',
  contact: 'contact',
  terms: 'terms',
  emergency: 'emergency',
  settings: 'settings',
  redirects: 'redirects',
  streets: 'streets',
} as const

/** Carried by every cached read, so that one call renews the whole site after a deployment or a restore. */
export const EVERYTHING_TAG = 'everything'

export type CacheTag = string

/** Before the name of what was public and is no more. A cached response that shows it is never sent again. */
export const WITHDRAWN_PREFIX = 'withdrawn:'

/** Expires what was made of the tag like the tag itself, and says that no stale response may be sent meanwhile. */
export const withdrawn = (tag: CacheTag): CacheTag => `${WITHDRAWN_PREFIX}${tag}`
