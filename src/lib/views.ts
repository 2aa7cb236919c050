import { cities } from './cities'
import { isMosqueKey } from './mosques'
import { placeCategories } from './place-categories'

/**
 * Filtered views of a screen are asked for by query string and served from paths of their own, so that each of them is
 * rendered once and cached. The proxy rewrites one to the other; nobody outside ever sees the inner path.
 */
export const VIEW_SEGMENT = 'view'

export const NO_FILTER = 'all'

/** Pages a list may have; more is nonsense and answers "not found" without touching the cache. */
export const MAX_PAGE = 200

/** Longest text a search looks at; the rest is ignored. */
export const MAX_QUERY_LENGTH = 100

export const mapFilters = [
  { key: 'all', chip: 'All' },
  { key: 'holy-sites', chip: 'Holy Sites' },
  { key: 'food', chip: 'Food' },
  { key: 'grand-mosque', chip: 'Grand Mosque' },
] as const

export type MapFilter = (typeof mapFilters)[number]['key']

export type ViewTarget =
  | { readonly kind: 'rewrite'; readonly path: string }
  /** The plain page answers. */
  | { readonly kind: 'as-is' }
  | { readonly kind: 'not-found' }

/** `holy site` ↔ `holy-site`. */
export const categorySlug = (category: string): string => category.replaceAll(' ', '-')

export const categoryFromSlug = (slug: string): string | null =>
  placeCategories.find(({ value }) => categorySlug(value) === slug)?.value ?? null

export const cityFromSlug = (slug: string): (typeof cities)[number] | null =>
  cities.find((city) => city.toLowerCase() === slug) ?? null

/** The inner path of a screen with this query string. Unknown parameters are ignored; wrong values are not found. */
export function viewTarget(pathname: string, query: URLSearchParams): ViewTarget {
  switch (pathname) {
    case '/places':
      return placesView(query)
    case '/map':
      return mapView(query)
    case '/places/gates':
    case '/gates':
    case '/mosque-gates':
    case '/gates-map':
      return mosqueView(pathname, query)
    case '/gate-details':
      return gateView(query)
    default:
      return pathname.split('/').includes(VIEW_SEGMENT) ? { kind: 'not-found' } : { kind: 'as-is' }
  }
}

function placesView(query: URLSearchParams): ViewTarget {
  if (hasText(query, 'q')) return { kind: 'rewrite', path: `/places/${VIEW_SEGMENT}/search` }
  const category = lower(query, 'category')
  const city = lower(query, 'city')
  const page = pageOf(query)
  if (category === '' && city === '' && page === 1) return { kind: 'as-is' }

  const isKnown = placeCategories.some(({ value }) => value === (category || 'holy site'))
  // A category nobody uses is an empty list (spec §2: 'No places found'), not a broken address.
  const categoryPart = isKnown ? categorySlug(category || 'holy site') : 'none'
  const cityPart = city === '' || city === NO_FILTER ? NO_FILTER : city
  const isCity = cityPart === NO_FILTER || cityFromSlug(cityPart) !== null
  if (page === null || !isCity) return { kind: 'not-found' }
  return { kind: 'rewrite', path: `/places/${VIEW_SEGMENT}/${categoryPart}/${cityPart}/${page}` }
}

function mapView(query: URLSearchParams): ViewTarget {
  if (hasText(query, 'search')) return { kind: 'rewrite', path: `/map/${VIEW_SEGMENT}/search` }
  const filter = lower(query, 'filter') || NO_FILTER
  const page = pageOf(query)
  if (filter === NO_FILTER && page === 1) return { kind: 'as-is' }
  const isKnown = mapFilters.some(({ key }) => key === filter)
  if (page === null || !isKnown) return { kind: 'not-found' }
  return { kind: 'rewrite', path: `/map/${VIEW_SEGMENT}/${filter}/${page}` }
}

function mosqueView(pathname: string, query: URLSearchParams): ViewTarget {
  const mosque = lower(query, 'mosque') || 'haram'
  if (!isMosqueKey(mosque)) return { kind: 'not-found' }
  if (hasText(query, 'q') && pathname !== '/gates-map')
    return { kind: 'rewrite', path: `${pathname}/${VIEW_SEGMENT}/${mosque}/search` }
  return query.has('mosque') ? { kind: 'rewrite', path: `${pathname}/${VIEW_SEGMENT}/${mosque}` } : { kind: 'as-is' }
}

function gateView(query: URLSearchParams): ViewTarget {
  const id = query.get('id') ?? ''
  if (id === '') return { kind: 'as-is' }
  return /^[1-9]\d{0,8}$/.test(id)
    ? { kind: 'rewrite', path: `/gate-details/${VIEW_SEGMENT}/${id}` }
    : { kind: 'not-found' }
}

const lower = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim().toLowerCase()

const hasText = (query: URLSearchParams, name: string): boolean => lower(query, name) !== ''

function pageOf(query: URLSearchParams): number | null {
  const text = query.get('page') ?? '1'
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
  return page !== null && page <= MAX_PAGE ? page : null
}
