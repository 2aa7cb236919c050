import type { Metadata } from 'next'

import { listStreetVersions } from '@/content/streets'
import { WalkScreen } from '@/features/directions/components/walk-screen'

import { loadBasemap } from '../load-basemap'

export const metadata: Metadata = {
  title: 'Walking Directions',
  description:
    'The way on foot to a gate, a place or a point on the map in Makkah and Madinah, with streets and turns. It is found on your device.',
  alternates: { canonical: '/walk' },
}

export default async function WalkPage() {
  return <WalkScreen basemap={await loadBasemap()} streets={await listStreetVersions()} />
}
