import type { Metadata } from 'next'

import { RecommendationsScreen } from '@/features/recommendations/components/recommendations-screen'
import { loadContact } from '@/server/content/globals'

export const metadata: Metadata = {
  title: 'Recommendations',
  description:
    'Recommend a place or a guided path to other pilgrims. A person reviews each one before it is published.',
  alternates: { canonical: '/recommendations' },
}

export default async function RecommendationsPage() {
  const contact = await loadContact()
  return <RecommendationsScreen supportEmail={contact?.supportEmail ?? null} />
}
