import type { Metadata } from 'next'

import { NoticesScreen } from '@/features/notices/components/notices-screen'

export const metadata: Metadata = {
  title: 'Notices',
  description:
    'What is closed, changed or dangerous now and in the next days: gates of the two mosques, places, roads of the Mashair, cities. Each ends by itself.',
  alternates: { canonical: '/notices', types: { 'application/atom+xml': '/api/notices/atom' } },
}

export default function NoticesPage() {
  return <NoticesScreen />
}
