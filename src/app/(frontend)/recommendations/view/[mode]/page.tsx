import type { Metadata } from 'next'

import { PathList } from '@/features/paths/components/path-list'
import { RecommendationsScreen } from '@/features/recommendations/components/recommendations-screen'
import { PATH_MODE } from '@/domain/addresses/views'
import { loadContact } from '@/content/globals'
import { listPaths } from '@/content/paths'
import { loadBasemap } from '../../../load-basemap'

/** The first tab has the plain address; any other mode is not found without being rendered. */
export const dynamicParams = false

export const generateStaticParams = () => [{ mode: PATH_MODE }]

export const metadata: Metadata = {
  title: 'Build a Path · Recommendations',
  description: 'Recommend a guided path to other pilgrims, step by step. A person reviews it before it is published.',
  alternates: { canonical: '/recommendations' },
}

export default async function BuildPathPage() {
  const [contact, paths] = await Promise.all([loadContact(), listPaths()])
  return (
    <RecommendationsScreen mode="path" supportEmail={contact?.supportEmail ?? null} basemap={await loadBasemap()}>
      <PathList paths={paths} />
    </RecommendationsScreen>
  )
}
