import type { Metadata } from 'next'

import { NotFoundScreen } from '@/features/shell/components/not-found-screen'
import { SITE_NAME } from '@/domain/addresses/site'

import { GuideDocument } from './(frontend)/guide-document'

export const metadata: Metadata = { title: `Page Not Found · ${SITE_NAME}`, robots: { index: false } }

export { viewport } from './(frontend)/layout'

/** Answers every address without a route, with status 404. */
export default function GlobalNotFound() {
  return (
    <GuideDocument>
      <NotFoundScreen />
    </GuideDocument>
  )
}
