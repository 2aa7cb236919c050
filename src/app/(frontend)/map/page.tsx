import type { Metadata } from 'next'

import { MapScreen } from '@/features/map/components/map-screen'
import { mapMetadata } from '@/features/map/model/map-view'
import { NO_FILTER } from '@/domain/addresses/views'

import { loadMapView } from './load-map-view'
import { loadBasemap } from '../load-basemap'

export async function generateMetadata(): Promise<Metadata> {
  return mapMetadata(await view())
}

export default async function MapPage() {
  return <MapScreen view={await view()} basemap={await loadBasemap()} />
}

const view = () => loadMapView(NO_FILTER, 1)
