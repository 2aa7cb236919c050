import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { env } from '@/env'
import { MapScreen } from '@/features/map/components/map-screen'
import { mapMetadata, mapView } from '@/features/map/model/map-view'
import { NO_FILTER } from '@/lib/views'
import { listPlaces } from '@/content/places'

export async function generateMetadata(): Promise<Metadata> {
  return mapMetadata(await view())
}

export default async function MapPage() {
  return <MapScreen view={await view()} tileUrl={env.TILE_URL} />
}

async function view() {
  return mapView(await listPlaces(), { filter: NO_FILTER, search: '', page: 1 }) ?? notFound()
}
