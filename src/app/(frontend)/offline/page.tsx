import type { Metadata } from 'next'

import { loadCallNumbers } from '@/content/call-numbers'
import { NotSavedScreen } from '@/features/offline/components/not-saved-screen'

export const metadata: Metadata = {
  title: 'Not saved on this device',
  robots: { index: false, follow: true },
}

/** Shown without a network in place of a page that was never saved. */
export default async function OfflinePage() {
  return <NotSavedScreen numbers={await loadCallNumbers()} />
}
