import type { Metadata } from 'next'

import { StatusScreen } from '@/features/recommendations/components/status-screen'

export const metadata: Metadata = {
  title: 'Recommendation Status',
  description: 'Look up by its receipt what became of a place, a path or a report you sent.',
  alternates: { canonical: '/recommendations/status' },
}

export default function RecommendationStatusPage() {
  return <StatusScreen />
}
