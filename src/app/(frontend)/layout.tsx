import './styles/theme.css'
import './styles/heading-fonts.css'
import './styles/base.css'

import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'

import { env } from '@/env'
import { PageViewBeacon } from '@/features/analytics/components/page-view-beacon'
import { HeaderSearch } from '@/features/search/components/header-search'
import { BottomNavigation } from '@/features/shell/components/bottom-navigation'
import { HashLinks } from '@/features/shell/components/hash-links'
import { SiteFooter } from '@/features/shell/components/site-footer'
import { SiteHeader } from '@/features/shell/components/site-header'
import shell from '@/features/shell/components/shell.module.css'
import { SITE_NAME } from '@/lib/site'
import { ToastArea } from '@/shared/toasts/components/toast-area'
import { TourLauncher } from '@/features/tour/components/tour-launcher'
import type { TourText } from '@/features/tour/model/tour-step'
import type { SiteSetting } from '@/payload-types'
import { loadSiteSettings } from '@/content/globals'

/** The constant's name becomes the family's: one that a device has too, such as `serif`, would hide the stand-ins. */
const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-serif',
  weight: '400 700',
  // A phone that has it shows it; one that has not is not made to move its text for it, and has it on the next page.
  display: 'optional',
  preload: false,
  // Its stand-ins are in styles/heading-fonts.css: the framework knows Times and Arial, and a phone has neither.
  adjustFontFallback: false,
})

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

export default async function GuideLayout({ children }: { children: ReactNode }) {
  const settings = await loadSiteSettings()
  return (
    <html lang="en" className={fraunces.variable} suppressHydrationWarning>
      <head>
        {/* Blocking on purpose: a later script would show the wrong theme first. 0.4 KB, cached. */}
        {/* eslint-disable-next-line @next/next/no-sync-scripts */}
        <script src="/theme.js" />
      </head>
      <body>
        <a className="visually-hidden" href="#content">
          Skip to content
        </a>
        {settings && <TourLauncher text={tourText(settings.tour)} />}
        <SiteHeader title={settings?.siteName ?? SITE_NAME} search={<HeaderSearch />} />
        <div className={shell.frame}>
          <BottomNavigation />
          <main id="content" className={shell.main} tabIndex={-1}>
            {children}
          </main>
        </div>
        <SiteFooter footer={settings?.footer ?? SITE_NAME} />
        <ToastArea />
        <HashLinks />
        <PageViewBeacon />
      </body>
    </html>
  )
}

const tourText = ({ introTitle, introText, steps }: SiteSetting['tour']): TourText => ({
  introTitle,
  introText,
  steps: steps.map(({ stepId, title, description, target, position, route }) => ({
    id: stepId,
    title,
    description,
    target,
    position,
    route: route ?? null,
  })),
})
