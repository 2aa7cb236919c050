import type { Metadata } from 'next'

import { type ListPage, pageOfList, pageTitle } from '@/lib/lists/paging'
import { pick } from '@/lib/lists/table-rows'
import { mosques } from '@/domain/gates/mosques'
import { mapHref } from '@/domain/places/place-links'
import type { KindReader } from '@/domain/search-words/find-kinds'
import { FAVOURITES, mapFilters, NO_FILTER } from '@/domain/addresses/views'

import { nearestFirst } from '@/shared/position/model/nearest-first'

import { findLocations, type LocationsFilter } from './find-locations'
import type { NamedPlace } from '@/queries/named-places'

export type MapView = LocationsFilter & { readonly list: ListPage<NamedPlace> }

/** Everything /map shows for a choice, from Masjid al-Haram outward, or `null` when the list has no such page. */
export function mapView(
  places: readonly NamedPlace[],
  { page, ...filter }: LocationsFilter & { readonly page: number },
  readKinds: KindReader,
): MapView | null {
  const list = pageOfList(findLocations(nearestFirst(places, mosques.haram), filter, readKinds), page)
  return list && listedMapView(list, filter)
}

/** The same from the rows of its page. */
export const listedMapView = (list: ListPage<NamedPlace>, filter: LocationsFilter): MapView => ({
  ...filter,
  list: { ...list, items: list.items.map(shown) },
})

/** Only what a row shows is sent to the browser. */
const shown = (place: NamedPlace): NamedPlace =>
  pick(place, [
    'id',
    'name',
    'arabicName',
    'category',
    'address',
    'city',
    'description',
    'hours',
    'latitude',
    'longitude',
  ])

/** Title, description and public address of a view. Searches and empty lists are not for search engines. */
export function mapMetadata({ filter, search, list }: MapView): Metadata {
  const chip = [...mapFilters, FAVOURITES].find(({ key }) => key === filter)?.chip ?? ''
  const title = search !== '' ? `Map: ${search}` : filter === NO_FILTER ? 'Map' : `Map: ${chip}`
  const what = filter === NO_FILTER ? 'Holy sites, food, hotels, transport and more' : chip
  return {
    title: pageTitle(title, list),
    description: `${what} in Makkah, Madinah and Jeddah: search by name or address and get directions.`,
    alternates: { canonical: mapHref({ filter, search, page: list.page }) },
    ...(search !== '' || list.total === 0 ? { robots: { index: false, follow: true } } : {}),
  }
}
