import type { Metadata } from 'next'

import { JsonLd } from '@/ui/json-ld'
import { env } from '@/env'
import { HomeScreen } from '@/features/home/components/home-screen'
import { checkedSpan } from '@/features/home/model/checked-span'
import { SITE_NAME } from '@/lib/site'
import { listArticles } from '@/content/articles'
import { loadEmergencyNumbers, loadHome, loadSiteSettings } from '@/content/globals'
import { listAuthorities, listBookingPlatforms } from '@/content/lists'

export async function generateMetadata(): Promise<Metadata> {
  const settings = await loadSiteSettings()
  const siteName = settings?.siteName ?? SITE_NAME
  return {
    title: { absolute: settings === null ? siteName : `${siteName}: ${settings.tagline}` },
    description:
      'Free guide for Hajj and Umrah in Makkah, Madinah and Jeddah: places, mosque gates, steps of the rites, emergency numbers. Independent, no account.',
    alternates: { canonical: '/' },
  }
}

export default async function HomePage() {
  const [home, settings, checked] = await Promise.all([loadHome(), loadSiteSettings(), checkedDays()])
  const siteName = settings?.siteName ?? SITE_NAME
  return (
    <>
      <JsonLd data={{ '@type': 'WebSite', name: siteName, url: env.SITE_URL, potentialAction: siteSearch }} />
      <HomeScreen
        heading={home?.heading ?? siteName}
        welcome={home?.welcome ?? settings?.tagline ?? null}
        tiles={home?.tiles ?? []}
        independence={home?.independence ?? null}
        contentUpdated={settings?.contentUpdated ?? null}
        checked={checkedSpan(checked)}
      />
    </>
  )
}

const siteSearch = {
  '@type': 'SearchAction',
  target: `${env.SITE_URL}/map?search={search_term_string}`,
  'query-input': 'required name=search_term_string',
}

/** When what the guide says in words was last compared with its sources. */
async function checkedDays(): Promise<readonly (string | null | undefined)[]> {
  const [umrah, hajj, authorities, platforms, emergency] = await Promise.all([
    listArticles('umrah'),
    listArticles('hajj'),
    listAuthorities(),
    listBookingPlatforms(),
    loadEmergencyNumbers(),
  ])
  return [
    ...[...umrah, ...hajj].map(({ checkedOn }) => checkedOn),
    ...[...authorities, ...platforms].map(({ provenance }) => provenance?.checkedOn),
    ...(emergency?.phoneNumbers ?? []).map(({ checkedOn }) => checkedOn),
  ]
}
