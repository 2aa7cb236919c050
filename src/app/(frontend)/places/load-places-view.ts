import { notFound } from 'next/navigation'

import { type PlacesChoice, listedPlacesView, type PlacesView } from '@/features/places/model/places-view'
import { NO_CATEGORY, NO_FILTER } from '@/domain/addresses/views'
import { countPlaces, listPlacesPage } from '@/content/places'

/** A view of /places without a search: its page of the list is read, and what it says of the others is counted. */
export async function loadPlacesView({ category, city, page }: PlacesChoice): Promise<PlacesView> {
  const [counts, list] = await Promise.all([
    countPlaces(),
    listPlacesPage(category ?? NO_CATEGORY, city ?? NO_FILTER, page),
  ])
  return list === null ? notFound() : listedPlacesView(counts, list, { category, city })
}
