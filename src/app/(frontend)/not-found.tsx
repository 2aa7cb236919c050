import type { Metadata } from 'next'

import { NotFoundScreen } from '@/features/shell/components/not-found-screen'

/** The framework itself marks such a page as not to be indexed. */
export const metadata: Metadata = { title: 'Page Not Found' }

export default function NotFound() {
  return <NotFoundScreen />
}
