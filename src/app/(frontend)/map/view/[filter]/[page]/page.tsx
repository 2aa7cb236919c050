import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { MapScreen } from '@/features/map/components/map-screen'
import { mapMetadata } from '@/features/map/model/map-view'
import { parseMapFilter, mapFilters, NO_FILTER, parsePage } from '@/domain/addresses/views'

import { loadMapView } from '../../../load-map-view'
import { loadBasemap } from '../../../../load-basemap'

type Params = { readonly filter: string; readonly page: string }
type Props = { params: Promise<Params> }

/** The first page of every chip but All, which is /map itself; further pages are made when first asked for. */
export function generateStaticParams(): Params[] {
  return mapFilters.filter(({ key }) => key !== NO_FILTER).map(({ key }) => ({ filter: key, page: '1' }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return mapMetadata(await view(params))
}

export default async function MapViewPage({ params }: Props) {
  return <MapScreen view={await view(params)} basemap={await loadBasemap()} />
}

async function view(params: Props['params']) {
  const { filter: filterPart, page: pagePart } = await params
  const filter = parseMapFilter(filterPart)
  const page = parsePage(pagePart)
  if (filter === null || page === null) notFound()
  return loadMapView(filter, page)
}
