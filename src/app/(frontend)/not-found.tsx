import type { Metadata } from 'next'

import { NotFoundScreen } from '@/features/shell/components/not-found-screen'

/** The framework keeps such a page out of search engines by itself. */
export const metadata: Metadata = { title: 'Page Not Found' }

export default function NotFound() {
  return <NotFoundScreen />
}
