import type { Metadata } from 'next'

import { PathList } from '@/features/paths/components/path-list'
import { RecommendationsScreen } from '@/features/recommendations/components/recommendations-screen'
import { loadContact } from '@/content/globals'
import { listPaths } from '@/content/paths'
import { loadBasemap } from '../load-basemap'

export const metadata: Metadata = {
  title: 'Recommendations',
  description:
    'Recommend a place or a guided path to other pilgrims. A person reviews each one before it is published.',
  alternates: { canonical: '/recommendations' },
}

export default async function RecommendationsPage() {
  const [contact, paths] = await Promise.all([loadContact(), listPaths()])
  return (
    <RecommendationsScreen mode="place" supportEmail={contact?.supportEmail ?? null} basemap={await loadBasemap()}>
      <PathList paths={paths} />
    </RecommendationsScreen>
  )
}
