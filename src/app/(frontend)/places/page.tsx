import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PlacesScreen } from '@/features/places/components/places-screen'
import { placesMetadata } from '@/features/places/model/places-metadata'
import { placesView } from '@/features/places/model/places-view'
import { DEFAULT_CATEGORY } from '@/lib/views'
import { listPlaces } from '@/content/places'

export async function generateMetadata(): Promise<Metadata> {
  return placesMetadata(await view())
}

export default async function PlacesPage() {
  return <PlacesScreen view={await view()} />
}

async function view() {
  return placesView(await listPlaces(), { category: DEFAULT_CATEGORY, city: null, q: '', page: 1 }) ?? notFound()
}
