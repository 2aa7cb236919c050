import type { Metadata } from 'next'

import { JsonLd } from '@/ui/json-ld'
import { env } from '@/env'
import { WideEmergency } from '@/features/emergency/components/emergency-button'
import { HomeScreen } from '@/features/home/components/home-screen'
import type { RiteLink } from '@/features/home/components/rites'
import { stepPath } from '@/features/guide/model/rite-steps'
import { PLANNER_PATH } from '@/features/guide/model/sections'
import { NextPrayer } from '@/features/prayer-times/components/next-prayer'
import { checkedRange } from '@/lib/dates/checked-range'
import { sectionKeys } from '@/domain/guide/guide-sections'
import { cityDay } from '@/lib/dates/dates'
import { hijriMonths } from '@/lib/dates/hijri-months'
import { SITE_NAME } from '@/domain/addresses/site'
import { listArticles } from '@/content/articles'
import { loadCallNumbers } from '@/content/call-numbers'
import { announcedMonths, loadEmergencyNumbers, loadHome, loadSiteSettings } from '@/content/globals'
import { listAuthorities, listBookingPlatforms } from '@/content/lists'

import { listRites } from './guide/list-cut-pages'

/** A page is made anew at every publish; one older than this shows no Hijri date rather than a wrong one. */
const HIJRI_MONTHS_AHEAD = 18

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
  const [home, settings, checked, callNumbers, rites] = await Promise.all([
    loadHome(),
    loadSiteSettings(),
    checkedDays(),
    loadCallNumbers(),
    riteLinks(),
  ])
  const siteName = settings?.siteName ?? SITE_NAME
  const months = hijriMonths(cityDay(new Date()), HIJRI_MONTHS_AHEAD, announcedMonths(settings))
  return (
    <>
      <JsonLd data={{ '@type': 'WebSite', name: siteName, url: env.SITE_URL, potentialAction: siteSearch }} />
      <HomeScreen
        heading={home?.heading ?? siteName}
        welcome={home?.welcome ?? settings?.tagline ?? null}
        tiles={home?.tiles ?? []}
        independence={home?.independence ?? null}
        contentUpdated={settings?.contentUpdated ?? null}
        checked={checkedRange(checked)}
        hijriMonths={months}
        rites={rites}
        prayerTimes={<NextPrayer hijriMonths={months} />}
        emergency={<WideEmergency numbers={callNumbers} />}
      />
    </>
  )
}

/** The first step of Umrah, and the day of Hajj: as far as there are articles with steps. */
async function riteLinks(): Promise<readonly RiteLink[]> {
  const [[umrah], [hajj]] = await Promise.all([listRites('umrah'), listRites('hajj')])
  const [first] = umrah?.screens ?? []
  return [
    ...(umrah && first ? [{ label: 'Umrah, one step at a time', href: stepPath(umrah.article, first) }] : []),
    ...(hajj ? [{ label: "Hajj planner: today's task", href: PLANNER_PATH }] : []),
  ]
}

const siteSearch = {
  '@type': 'SearchAction',
  target: `${env.SITE_URL}/map?search={search_term_string}`,
  'query-input': 'required name=search_term_string',
}

/** When what the guide says in words was last compared with its sources. */
async function checkedDays(): Promise<readonly (string | null | undefined)[]> {
  const [articles, authorities, platforms, emergency] = await Promise.all([
    Promise.all(sectionKeys.map((section) => listArticles(section))),
    listAuthorities(),
    listBookingPlatforms(),
    loadEmergencyNumbers(),
  ])
  return [
    ...articles.flat().map(({ checkedOn }) => checkedOn),
    ...[...authorities, ...platforms].map(({ provenance }) => provenance?.checkedOn),
    ...(emergency?.phoneNumbers ?? []).map(({ checkedOn }) => checkedOn),
  ]
}
