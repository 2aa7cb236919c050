import type { Route } from 'next'

import type { City, PlaceCity } from './cities'
import type { PlaceCategory } from './place-categories'
import { categorySlug, citySlug, DEFAULT_CATEGORY, type MapFilter, NO_FILTER } from '../addresses/views'

type PlacesAddress = {
  readonly category?: PlaceCategory | undefined
  /** `null` for All Cities. */
  readonly city?: City | null | undefined
  readonly q?: string | undefined
  /** Read by scripts alone: a page that is kept has no clock. */
  readonly isOpenNow?: boolean | undefined
  readonly page?: number | undefined
}

type MapAddress = {
  /** Shown over the list; read by scripts alone. */
  readonly place?: number | undefined
  readonly filter?: MapFilter | undefined
  readonly search?: string | undefined
  readonly page?: number | undefined
}

/** The shareable page of a place. */
export const placeHref = (id: number): Route => `/place/${id}` as Route

/** The public address of a view of /places, without what is the default anyway. */
export const placesHref = ({ category, city, q = '', isOpenNow = false, page = 1 }: PlacesAddress): Route =>
  withQuery('/places', [
    ['q', q.trim()],
    ['category', category === undefined || category === DEFAULT_CATEGORY ? '' : category],
    ['city', city ? citySlug(city) : ''],
    ['open', isOpenNow ? 'now' : ''],
    pageParameter(page),
  ])

/** The public address of a view of /map, without what is the default anyway. */
export const mapHref = ({ filter = NO_FILTER, search = '', place, page = 1 }: MapAddress): Route =>
  withQuery('/map', [
    ['search', search.trim()],
    ['filter', filter === NO_FILTER ? '' : filter],
    ['place', place === undefined ? '' : String(place)],
    pageParameter(page),
  ])

/** The places of a category in a city, from A to Z. */
export const directoryHref = (city: PlaceCity, category: PlaceCategory, page = 1): Route =>
  withQuery(`/directory/${citySlug(city)}/${categorySlug(category)}`, [pageParameter(page)])

/** Every place, for a printer. */
export const printedDirectoryHref = (page = 1): Route => withQuery('/directory/print', [pageParameter(page)])

const pageParameter = (page: number) => ['page', page === 1 ? '' : String(page)] as const

function withQuery(path: string, parameters: readonly (readonly [string, string])[]): Route {
  const query = new URLSearchParams(
    parameters.filter(([, value]) => value !== '').map(([name, value]) => [name, value]),
  )
  return (query.size === 0 ? path : `${path}?${query.toString()}`) as Route
}

/** The page of a map object such as `node/123`, or `null` for anything else. */
export const osmObjectUrl = (osmRef: string | null): string | null =>
  osmRef !== null && /^(node|way|relation)\/\d{1,15}$/.test(osmRef) ? `https://www.openstreetmap.org/${osmRef}` : null

/** The page of a recommended path. */
export const pathHref = (slug: string): Route => `/recommendations/paths/${slug}` as Route
