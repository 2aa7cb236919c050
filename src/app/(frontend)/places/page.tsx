import type { Metadata } from 'next'

import { PlacesScreen } from '@/features/places/components/places-screen'
import { placesMetadata } from '@/features/places/model/metadata'
import { DEFAULT_CATEGORY } from '@/domain/addresses/views'

import { loadPlacesView } from './load-places-view'

export async function generateMetadata(): Promise<Metadata> {
  return placesMetadata(await loadView())
}

export default async function PlacesPage() {
  return <PlacesScreen view={await loadView()} />
}

const loadView = () => loadPlacesView({ category: DEFAULT_CATEGORY, city: null, page: 1 })
