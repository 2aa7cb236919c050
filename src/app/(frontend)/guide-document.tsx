import '@/ui/theme/accents.css'
import '@/ui/theme/tokens.css'
import './styles/icons.css'
import './styles/heading-fonts.css'
import './styles/base.css'
import '@/ui/theme/kit.css'
import '@/ui/theme/surfaces.css'

import localFont from 'next/font/local'
import type { ReactNode } from 'react'

import { loadCallNumbers } from '@/content/call-numbers'
import { loadSiteSettings } from '@/content/globals'
import { listNotices } from '@/content/notices'
import { PageViewBeacon } from '@/features/analytics/components/page-view-beacon'
import { HeaderEmergency } from '@/features/emergency/components/emergency-button'
import { OfflineStart } from '@/features/offline/components/offline-start'
import { PreviewBar } from '@/features/preview/components/preview-bar'
import { PreviewScript } from '@/features/preview/components/preview-script'
import { HeaderSearch } from '@/features/search/components/header-search'
import { BottomNavigation } from '@/features/shell/components/bottom-navigation'
import { HashLinks } from '@/features/shell/components/hash-links'
import shell from '@/features/shell/components/shell.module.css'
import { SiteFooter } from '@/features/shell/components/site-footer'
import { SiteHeader } from '@/features/shell/components/site-header'
import { TourLauncher } from '@/features/tour/components/tour-launcher'
import type { TourText } from '@/features/tour/model/tour-step'
import { SITE_NAME } from '@/domain/addresses/site'
import { isAnnounced } from '@/domain/notices/announced-notices'
import type { Notice } from '@/domain/notices/notice'
import type { SiteSetting } from '@/payload-types'
import { currentPreview, type Preview } from '@/server/preview/current-preview'
import { NoticesArea } from '@/shared/notices/components/notices-area'
import { ToastArea } from '@/shared/toasts/components/toast-area'

/** The constant's name becomes the family's: one that a device has too, such as `serif`, would hide the stand-ins. */
const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-serif',
  weight: '400 700',
  // Every page ends in the same letters. Until they are there its stand-ins hold their place, so that nothing moves.
  display: 'swap',
  preload: false,
  // Its stand-ins are in styles/heading-fonts.css: the framework's are made of Times and Arial, and a phone has neither.
  adjustFontFallback: false,
})

/** The document every screen of the guide stands in, the one for unknown addresses too. */
export async function GuideDocument({ children }: { readonly children: ReactNode }) {
  const preview = currentPreview()
  const [settings, callNumbers, previewedNotices] = await Promise.all([
    loadSiteSettings(),
    loadCallNumbers(),
    preview && listPreviewed(preview),
  ])
  return (
    <html lang="en" className={fraunces.variable} suppressHydrationWarning>
      <head>
        {/* Blocking on purpose: a later script would show the wrong theme first. 0.4 KB, cached. */}
        {/* eslint-disable-next-line @next/next/no-sync-scripts */}
        <script src="/theme.js" />
        {previewedNotices && <PreviewScript notices={previewedNotices} />}
      </head>
      <body>
        <a className="visually-hidden" href="#content">
          Skip to content
        </a>
        {preview ? (
          <PreviewBar at={preview.at} hasDrafts={preview.hasDrafts} />
        ) : (
          settings && <TourLauncher text={tourText(settings.tour)} />
        )}
        <SiteHeader
          title={settings?.siteName ?? SITE_NAME}
          search={<HeaderSearch />}
          emergency={<HeaderEmergency numbers={callNumbers} />}
        />
        {preview ? <NoticesArea asksAtOnce /> : <NoticesArea />}
        <div className={shell.frame}>
          <BottomNavigation />
          <main id="content" className={shell.main} tabIndex={-1}>
            {children}
          </main>
        </div>
        <SiteFooter footer={settings?.footer ?? SITE_NAME} />
        <ToastArea />
        <HashLinks />
        {!preview && (
          <>
            <PageViewBeacon />
            <OfflineStart />
          </>
        )}
      </body>
    </html>
  )
}

/** What `/api/notices` would say then: the page itself carries it, as that is for everybody. */
async function listPreviewed({ at }: Preview): Promise<readonly Notice[]> {
  const notices = await listNotices()
  const time = (at ?? new Date()).getTime()
  return notices.filter((notice) => isAnnounced(notice, time))
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
