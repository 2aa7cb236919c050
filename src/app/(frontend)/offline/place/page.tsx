import type { Metadata } from 'next'

import { SavedPlaceScreen } from '@/features/places/components/saved-place-screen'

export const metadata: Metadata = {
  title: 'Place',
  robots: { index: false, follow: true },
}

/** Shows any place from the saved list, at the address of its own page, while there is no network. */
export default function OfflinePlacePage() {
  return <SavedPlaceScreen />
}
