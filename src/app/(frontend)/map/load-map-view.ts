import { notFound } from 'next/navigation'

import { listedMapView, type MapView } from '@/features/map/model/map-view'
import type { MapFilter } from '@/domain/addresses/views'
import { listMapPage } from '@/content/places'

/** A view of /map without a search: only its page of the list is read. */
export async function loadMapView(filter: MapFilter, page: number): Promise<MapView> {
  const list = await listMapPage(filter, page)
  return list === null ? notFound() : listedMapView(list, { filter, search: '' })
}
