import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { MapScreen } from '@/features/map/components/map-screen'
import { mapMetadata, mapView } from '@/features/map/model/map-view'
import { type QueryValues, queryText } from '@/domain/addresses/query-text'
import { parseMapFilter, NO_FILTER, parsePage } from '@/domain/addresses/views'
import { listPlaces } from '@/content/place-list'
import { loadKindReader } from '@/content/search-words'
import { loadBasemap } from '../../../load-basemap'

type Props = { searchParams: Promise<QueryValues> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return mapMetadata(await view(searchParams))
}

/** A search without scripts: made for each visitor who asks. */
export default async function MapSearchPage({ searchParams }: Props) {
  return <MapScreen view={await view(searchParams)} basemap={await loadBasemap()} />
}

async function view(searchParams: Props['searchParams']) {
  const query = await searchParams
  const filter = parseMapFilter(queryText(query, 'filter').toLowerCase() || NO_FILTER)
  const page = parsePage(queryText(query, 'page'))
  if (filter === null || page === null) notFound()
  const [places, readKinds] = await Promise.all([listPlaces(), loadKindReader()])
  return mapView(places, { filter, page, search: queryText(query, 'search') }, readKinds) ?? notFound()
}
