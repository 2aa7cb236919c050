import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { env } from '@/env'
import { SITE_NAME } from '@/domain/addresses/site'

import { GuideDocument } from './guide-document'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  openGraph: {
    siteName: SITE_NAME,
    type: 'website',
    locale: 'en_GB',
    images: [{ url: '/og.png', width: 1200, height: 630, alt: `${SITE_NAME}: the eight-pointed star and its band` }],
  },
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f3' },
    { media: '(prefers-color-scheme: dark)', color: '#12100c' },
  ],
}

export default function GuideLayout({ children }: { children: ReactNode }) {
  return <GuideDocument>{children}</GuideDocument>
}
