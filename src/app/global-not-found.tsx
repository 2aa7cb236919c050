import './(frontend)/styles/theme.css'
import './(frontend)/styles/base.css'

import type { Metadata } from 'next'

import { NotFoundScreen } from '@/features/shell/components/not-found-screen'
import { SITE_NAME } from '@/lib/site'

export const metadata: Metadata = { title: `Page Not Found · ${SITE_NAME}`, robots: { index: false } }

/** Answers every address that no route knows, with status 404. */
export default function GlobalNotFound() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* eslint-disable-next-line @next/next/no-sync-scripts -- blocking on purpose, see the layout of the guide */}
        <script src="/theme.js" />
      </head>
      <body>
        <main id="content">
          <NotFoundScreen />
        </main>
      </body>
    </html>
  )
}
