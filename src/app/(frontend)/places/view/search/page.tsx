import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PlacesScreen } from '@/features/places/components/places-screen'
import { placesMetadata } from '@/features/places/model/metadata'
import { placesView } from '@/features/places/model/places-view'
import { type QueryValues, queryText } from '@/domain/addresses/query-text'
import { parseCategory, parseCity, NO_FILTER, parsePage } from '@/domain/addresses/views'
import { listPlaces } from '@/content/place-list'
import { loadKindReader } from '@/content/search-words'

type Props = { searchParams: Promise<QueryValues> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return placesMetadata(await loadView(searchParams))
}

/** A search without scripts: made for each visitor who asks. */
export default async function PlacesSearchPage({ searchParams }: Props) {
  return <PlacesScreen view={await loadView(searchParams)} />
}

async function loadView(searchParams: Props['searchParams']) {
  const query = await searchParams
  const cityText = queryText(query, 'city').toLowerCase()
  const city = parseCity(cityText)
  const page = parsePage(queryText(query, 'page'))
  const isCity = city !== null || cityText === '' || cityText === NO_FILTER
  if (!isCity || page === null) notFound()
  const category = parseCategory(queryText(query, 'category'))
  const [places, readKinds] = await Promise.all([listPlaces(), loadKindReader()])
  return placesView(places, { category, city, page, q: queryText(query, 'q') }, readKinds) ?? notFound()
}
