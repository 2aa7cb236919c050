import { createHash } from 'node:crypto'

import { findArticle, listArticles } from '@/content/articles'
import { loadCallNumbers } from '@/content/call-numbers'
import { listGates } from '@/content/gates'
import { loadAbout, loadContact, loadEmergencyNumbers, loadHome, loadSiteSettings, loadTerms } from '@/content/globals'
import { listAuthorities, listBookingPlatforms, listFaqGroups } from '@/content/lists'
import { findPath, listPaths } from '@/content/paths'
import { listPlaces } from '@/content/place-list'
import { countPlaces } from '@/content/places'
import { listOpeningHours } from '@/content/opening-hours'
import { listMergedPlaces } from '@/content/merged-places'
import { listAddedWords } from '@/content/search-words'
import { findStreetFile, listStreetVersions } from '@/content/streets'
import { listScreens, stepPath } from '@/features/guide/model/rite-steps'
import { sourcesPath } from '@/features/guide/model/sections'
import { articleHref } from '@/domain/addresses/addresses'
import { gateHref, mosqueHref } from '@/domain/gates/gate-links'
import { hasSourcesPage, sectionKeys } from '@/domain/guide/guide-sections'
import { mosques } from '@/domain/gates/mosques'
import { ARTICLES_KEY, OFFLINE_PAGE, PLACE_SHELL, SAVED_CALLS } from '@/domain/offline/caches'
import { DIRECTORY_PAGE_SIZE } from '@/lib/lists/paging'
import { directoryHref, pathHref } from '@/domain/places/place-links'
import { appPages } from '@/domain/addresses/routes'
import { streetAddress } from '@/domain/streets/street-address'
import { yieldToEventLoop } from '@/server/cooperative'

import { listDayPages } from '../../(frontend)/guide/list-cut-pages'

type Item = readonly [address: string, version: string]

const GATE_SCREENS = ['/places/gates', '/gates', '/mosque-gates', '/gates-map'] as const

/**
 * Every page of the guide with a version: a hash of its content. The pages of single places are not among them: there
 * are two thousand, and PLACE_SHELL shows any of them from the saved list.
 */
export async function listPackItems(): Promise<[string, string][]> {
  const [shell, places, gates, words, articles, others, streets] = await Promise.all([
    hashContents(loadSiteSettings(), loadCallNumbers()),
    hashContents(listPlaces(), listOpeningHours(), listMergedPlaces()),
    gateItems(),
    hashContents(listAddedWords()),
    articleItems(),
    pathItems(),
    streetItems(),
  ])
  const fixed = await fixedPages({
    places,
    articles: hashVersions(articles),
    gates: hashVersions(gates),
    streets: shortHash(JSON.stringify(streets)),
  })
  const counts = await countPlaces()
  const directory = counts.flatMap(({ city, category, count }) =>
    Array.from({ length: Math.ceil(count / DIRECTORY_PAGE_SIZE) }, (_, page): Item => [
      directoryHref(city, category, page + 1),
      places,
    ]),
  )
  const pages: readonly Item[] = [...fixed, ...articles, ...gates, ...directory, ...others]
  const versions: Readonly<Record<string, string>> = {
    '/api/mosque-gates': hashVersions(gates),
    '/api/search-words': words,
  }
  const calls = [...SAVED_CALLS].map((path): Item => [path, versions[path] ?? places])
  return [
    // The frame around a page has texts of its own.
    ...pages.map(([address, version]): [string, string] => [address, shortHash(version + shell)]),
    ...calls.map(([address, version]): [string, string] => [address, version]),
    ...streets.map(([address, version]): [string, string] => [address, version]),
    [ARTICLES_KEY, hashVersions(articles)],
  ]
}

type Versions = { readonly places: string; readonly articles: string; readonly gates: string; readonly streets: string }

async function fixedPages({ places, articles, gates, streets }: Versions): Promise<readonly Item[]> {
  const [home, about, contact, terms, authorities, bookings, faq] = await Promise.all([
    hashContents(loadHome()),
    hashContents(loadAbout()),
    hashContents(loadContact(), loadEmergencyNumbers()),
    hashContents(loadTerms()),
    hashContents(loadEmergencyNumbers(), listAuthorities()),
    hashContents(listBookingPlatforms()),
    hashContents(listFaqGroups()),
  ])
  const own: Readonly<Record<string, string>> = {
    '/': home,
    '/about': about,
    '/contact': contact,
    '/terms': terms,
    '/authorities': authorities,
    '/booking-links': bookings,
    '/faq': faq,
    '/places': places,
    // These pages hold the addresses of the street files, which change with each version.
    '/map': shortHash(places + streets),
    '/walk': streets,
    '/card/sheet': shortHash(authorities + streets),
    '/recommendations': streets,
    '/directory': places,
  }
  const screens = appPages.map(({ path }): Item => {
    if (path.startsWith('/guide')) return [path, articles]
    return [path, own[path] ?? (path.includes('gate') ? gates : '')]
  })
  return [
    ...screens,
    ['/directory/print', places],
    ['/recommendations?mode=path', streets],
    [OFFLINE_PAGE, ''],
    [PLACE_SHELL, ''],
  ]
}

/** The screens of each mosque, and each of its gates. */
async function gateItems(): Promise<readonly Item[]> {
  const perMosque = await Promise.all(
    Object.values(mosques).map(async ({ key }) => {
      const gates = await listGates(key)
      const version = shortHash(JSON.stringify(gates))
      return [
        ...GATE_SCREENS.map((path): Item => [mosqueHref(path, key), version]),
        ...gates.map((gate): Item => [gateHref(gate), shortHash(JSON.stringify(gate))]),
      ]
    }),
  )
  return perMosque.flat()
}

/** Articles, their days, the steps of their rites and their sources; what they show of facts and links is part of the version. */
async function articleItems(): Promise<readonly Item[]> {
  const items: Item[] = []
  for (const section of sectionKeys) {
    for (const { slug } of await listArticles(section)) {
      const article = await findArticle(section, slug)
      if (article === null) continue
      const version = shortHash(JSON.stringify(article))
      const days = listDayPages(article).map(({ path }) => path)
      const steps = listScreens(article).map((screen) => stepPath(article, screen))
      const sources = hasSourcesPage(section) ? [sourcesPath(section, slug)] : []
      items.push(
        ...[articleHref(section, slug), ...days, ...steps, ...sources].map((address): Item => [address, version]),
      )
      // After every change, and all of them together would keep readers waiting for a quarter of a second.
      await yieldToEventLoop()
    }
  }
  return items
}

async function pathItems(): Promise<readonly Item[]> {
  const paths = await listPaths()
  return Promise.all(paths.map(async ({ slug }): Promise<Item> => [pathHref(slug), await hashContents(findPath(slug))]))
}

/** The streets of each city: a file that never changes under its address, of so many bytes. */
async function streetItems(): Promise<readonly Item[]> {
  const files = (await listStreetVersions()).map(async (version): Promise<readonly Item[]> => {
    const file = await findStreetFile(version)
    return file === null ? [] : [[streetAddress(version), String(file.length)]]
  })
  return (await Promise.all(files)).flat()
}

const hashContents = async (...contents: readonly Promise<unknown>[]): Promise<string> =>
  shortHash(JSON.stringify(await Promise.all(contents)))

const hashVersions = (items: readonly Item[]): string => shortHash(items.map(([, version]) => version).join())

/** Long enough to tell the versions of one page apart. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)
