import type { Metadata } from 'next'

import { type ListPage, pageOfList } from '@/lib/paging'
import { mapHref } from '@/lib/place-links'
import { mapFilters, NO_FILTER } from '@/lib/views'
import type { PlaceSummary } from '@/server/content/places'

import { findLocations, type LocationsFilter } from './find-locations'

export type MapView = LocationsFilter & { readonly list: ListPage<PlaceSummary> }

/** Everything /map shows for a choice, or `null` when the list has no such page. */
export function mapView(
  places: readonly PlaceSummary[],
  { page, ...filter }: LocationsFilter & { readonly page: number },
): MapView | null {
  const list = pageOfList(findLocations(places, filter), page)
  return list && { ...filter, list }
}

/** Title, description and public address of a view. Searches and empty lists are not for search engines. */
export function mapMetadata({ filter, search, list }: MapView): Metadata {
  const chip = mapFilters.find(({ key }) => key === filter)?.chip ?? ''
  const title = search !== '' ? `Map: ${search}` : filter === NO_FILTER ? 'Map' : `Map: ${chip}`
  const what = filter === NO_FILTER ? 'Holy sites, food, hotels, transport and more' : chip
  return {
    title: list.page === 1 ? title : `${title}, page ${list.page}`,
    description: `${what} in Makkah, Madinah and Jeddah: search by name or address and get directions.`,
    alternates: { canonical: mapHref({ filter, search, page: list.page }) },
    ...(search !== '' || list.total === 0 ? { robots: { index: false, follow: true } } : {}),
  }
}
