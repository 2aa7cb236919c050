import type { MetadataRoute } from 'next'

import { env } from '@/env'
import type { PlaceCount } from '@/contracts/content'
import { articleHref } from '@/domain/addresses/addresses'
import { gateHref, mosqueHref } from '@/domain/gates/gate-links'
import { directoryHref, pathHref, placeHref, placesHref } from '@/domain/places/place-links'
import { appPages } from '@/domain/addresses/routes'
import { findNewest, sitemapEntries, type SitemapPage } from '@/domain/addresses/sitemap-entries'
import { loadAbout, loadContact, loadEmergencyNumbers, loadHome, loadTerms } from '@/content/globals'
import { listAuthorities, listBookingPlatforms, listFaqGroups } from '@/content/lists'
import { listPaths } from '@/content/paths'
import { countPlaces } from '@/content/places'
import { listDatedArticles, listDatedGates, listDatedPlaces } from '@/content/sitemap'

import { listDays } from './(frontend)/guide/list-cut-pages'

/** Every public page with an address of its own; views that only sort or search are left out. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [changes, articles, days, places, gates, counts, paths] = await Promise.all([
    loadFixedPageDates(),
    listDatedArticles(),
    listDays(),
    listDatedPlaces(),
    listDatedGates(),
    countPlaces(),
    listPaths(),
  ])
  return sitemapEntries(env.SITE_URL, [
    // Without a gate /gate-details has nothing to show.
    ...appPages.filter(({ path }) => path !== '/gate-details').map(({ path }) => ({ path, updatedAt: changes[path] })),
    ...nabawiScreens,
    ...listCategories(counts).map((category) => ({ path: placesHref({ category }) })),
    ...counts.map(({ city, category }) => ({ path: directoryHref(city, category) })),
    ...articles.map(({ section, slug, updatedAt }) => ({ path: articleHref(section, slug), updatedAt })),
    ...days.map(({ path, updatedAt }) => ({ path, updatedAt })),
    ...places.map(({ id, updatedAt }) => ({ path: placeHref(id), updatedAt })),
    ...gates.map((gate) => ({ path: gateHref(gate), updatedAt: gate.updatedAt })),
    ...paths.map(({ slug, updatedAt }) => ({ path: pathHref(slug), updatedAt })),
  ])
}

/** The plain addresses of these screens show Masjid al-Haram. */
const nabawiScreens: readonly SitemapPage[] = (['/places/gates', '/gates', '/mosque-gates', '/gates-map'] as const).map(
  (path) => ({ path: mosqueHref(path, 'nabawi') }),
)

const listCategories = (counts: readonly PlaceCount[]) => [...new Set(counts.map(({ category }) => category))].sort()

async function loadFixedPageDates(): Promise<Readonly<Record<string, string | undefined>>> {
  const [home, about, contact, terms, emergency, authorities, platforms, faq] = await Promise.all([
    loadHome(),
    loadAbout(),
    loadContact(),
    loadTerms(),
    loadEmergencyNumbers(),
    listAuthorities(),
    listBookingPlatforms(),
    listFaqGroups(),
  ])
  return {
    '/': findNewest([home ?? {}]),
    '/about': findNewest([about ?? {}]),
    '/contact': findNewest([contact ?? {}]),
    '/terms': findNewest([terms ?? {}]),
    '/authorities': findNewest([emergency ?? {}, ...authorities]),
    '/booking-links': findNewest(platforms),
    '/faq': findNewest(faq),
  }
}
