import { cities, type City, matchesCity, placeCities, type PlaceCity } from '../places/cities'
import { parseGateAccess } from '../gates/gate-links'
import { isMosqueKey } from '../gates/mosques'
import { placeCategories, type PlaceCategory } from '../places/place-categories'
import type { ViewParameter, ViewQuery } from './view-parameters'

/**
 * Filtered views of a screen are requested by query string and served from paths of their own, so that each of them is
 * rendered once and cached. The proxy rewrites the one to the other; visitors never see the inner path.
 */
export const VIEW_SEGMENT = 'view'

export const NO_FILTER = 'all'

/** Stands in the inner path for a category that does not exist. */
export const NO_CATEGORY = 'none'

/** Pages a list may have; more is nonsense and answers "not found" without touching the cache. */
export const MAX_PAGE = 200

/** What /places shows until a reader chooses (spec §2). */
export const DEFAULT_CATEGORY = 'holy site' satisfies PlaceCategory

/** Longest text a search looks at; the rest is ignored. */
export const MAX_QUERY_LENGTH = 100

export const mapFilters = [
  { key: 'all', chip: 'All' },
  { key: 'holy-sites', chip: 'Holy Sites' },
  { key: 'food', chip: 'Food' },
  { key: 'grand-mosque', chip: 'Grand Mosque' },
] as const

/** The chip beside them: favourites are stored on the device, so only the browser can fill it. */
export const FAVOURITES = { key: 'favourites', chip: 'Favourites' } as const

export type MapFilter = (typeof mapFilters)[number]['key'] | typeof FAVOURITES.key

export const parseMapFilter = (text: string): MapFilter | null =>
  [...mapFilters, FAVOURITES].find(({ key }) => key === text)?.key ?? null

/** The second tab of /recommendations; the first needs no parameter (spec §4: the default is `place`). */
export const PATH_MODE = 'path'

export type ViewTarget =
  | { readonly kind: 'rewrite'; readonly path: string }
  /** The plain page answers. */
  | { readonly kind: 'as-is' }
  | { readonly kind: 'not-found' }

/** `holy site` ↔ `holy-site`. */
export const categorySlug = (category: string): string => category.replaceAll(' ', '-')

export const parseCategorySlug = (slug: string): PlaceCategory | null =>
  placeCategories.find(({ value }) => categorySlug(value) === slug)?.value ?? null

/** The category a query names, exact but for letter case (spec §5); nothing means the default, `null` that none has it. */
export const parseCategory = (text: string): PlaceCategory | null => {
  const wanted = text.trim().toLowerCase() || DEFAULT_CATEGORY
  return placeCategories.find(({ value }) => value === wanted)?.value ?? null
}

export const citySlug = (city: PlaceCity): string => city.toLowerCase().replaceAll(' ', '-')

/** What a list of the directory is under: a city, or none of them. */
export const parseCitySlug = (slug: string): PlaceCity | null =>
  placeCities.find((city) => citySlug(city) === slug) ?? null

/** The city a text names, by any spelling of it that §5 accepts. */
export const parseCity = (text: string): City | null => cities.find((city) => matchesCity(text, city)) ?? null

/** The number of a page: 1 when nothing is given, `null` when it is no number from 1 to `MAX_PAGE`. */
export function parsePage(text: string): number | null {
  if (text === '') return 1
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
  return page !== null && page <= MAX_PAGE ? page : null
}

/** The inner path of a screen with this query string. Unknown parameters are ignored; wrong values are not found. */
export function viewTarget(pathname: string, query: ViewQuery): ViewTarget {
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
    case '/recommendations':
      return readLowerCase(query, 'mode') === PATH_MODE
        ? { kind: 'rewrite', path: `/recommendations/${VIEW_SEGMENT}/${PATH_MODE}` }
        : { kind: 'as-is' }
    default:
      if (pathname.startsWith('/directory/')) return directoryView(pathname, query)
      return pathname.split('/').includes(VIEW_SEGMENT) ? { kind: 'not-found' } : { kind: 'as-is' }
  }
}

function placesView(query: ViewQuery): ViewTarget {
  if (hasText(query, 'q')) return { kind: 'rewrite', path: `/places/${VIEW_SEGMENT}/search` }
  const wantedCity = readLowerCase(query, 'city')
  const page = readPage(query)
  if (readLowerCase(query, 'category') === '' && wantedCity === '' && page === 1) return { kind: 'as-is' }

  const category = parseCategory(query.get('category') ?? '')
  // A category without places is an empty list (spec §2: 'No places found'), not a broken address.
  const categoryPart = category === null ? NO_CATEGORY : categorySlug(category)
  const isEverywhere = wantedCity === '' || wantedCity === NO_FILTER
  const city = parseCity(wantedCity)
  if (page === null || (!isEverywhere && city === null)) return { kind: 'not-found' }
  const cityPart = city === null ? NO_FILTER : citySlug(city)
  return { kind: 'rewrite', path: `/places/${VIEW_SEGMENT}/${categoryPart}/${cityPart}/${page}` }
}

function mapView(query: ViewQuery): ViewTarget {
  if (hasText(query, 'search')) return { kind: 'rewrite', path: `/map/${VIEW_SEGMENT}/search` }
  const filter = readLowerCase(query, 'filter') || NO_FILTER
  const page = readPage(query)
  if (filter === NO_FILTER && page === 1) return { kind: 'as-is' }
  if (page === null || parseMapFilter(filter) === null) return { kind: 'not-found' }
  return { kind: 'rewrite', path: `/map/${VIEW_SEGMENT}/${filter}/${page}` }
}

function directoryView(pathname: string, query: ViewQuery): ViewTarget {
  const [, , ...list] = pathname.split('/')
  const page = readPage(query)
  if (page === null || list.includes(VIEW_SEGMENT)) return { kind: 'not-found' }
  return page === 1
    ? { kind: 'as-is' }
    : { kind: 'rewrite', path: `/directory/${VIEW_SEGMENT}/${list.join('/')}/${page}` }
}

function mosqueView(pathname: string, query: ViewQuery): ViewTarget {
  const mosque = readLowerCase(query, 'mosque') || 'haram'
  if (!isMosqueKey(mosque)) return { kind: 'not-found' }
  const hasAccess = pathname === '/places/gates' && parseGateAccess(query.get('access') ?? '') !== null
  if (hasAccess || (hasText(query, 'q') && pathname !== '/gates-map'))
    return { kind: 'rewrite', path: `${pathname}/${VIEW_SEGMENT}/${mosque}/search` }
  return query.has('mosque') ? { kind: 'rewrite', path: `${pathname}/${VIEW_SEGMENT}/${mosque}` } : { kind: 'as-is' }
}

function gateView(query: ViewQuery): ViewTarget {
  const id = query.get('id') ?? ''
  if (id === '') return { kind: 'as-is' }
  const mosqueId = query.get('mosqueId') ?? ''
  // Whether the gate belongs to that mosque is checked by the page, which reads the gates.
  const part = mosqueId === '' ? id : `${id}-${mosqueId}`
  return id.includes('-') || parseGatePart(part) === null
    ? { kind: 'not-found' }
    : { kind: 'rewrite', path: `/gate-details/${VIEW_SEGMENT}/${part}` }
}

/** The gate an inner path names, and the mosque its address named with it; `null` when it names none. */
export function parseGatePart(part: string): { readonly id: number; readonly mosqueId: number | null } | null {
  const [, id, mosqueId] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(part) ?? []
  return id === undefined ? null : { id: Number(id), mosqueId: mosqueId === undefined ? null : Number(mosqueId) }
}

const readLowerCase = (query: ViewQuery, name: ViewParameter): string => (query.get(name) ?? '').trim().toLowerCase()

const hasText = (query: ViewQuery, name: ViewParameter): boolean => readLowerCase(query, name) !== ''

const readPage = (query: ViewQuery): number | null => parsePage(query.get('page') ?? '')
