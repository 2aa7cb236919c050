import { CacheFirst, NetworkFirst, type RouteHandlerCallbackOptions, Serwist, StaleWhileRevalidate } from 'serwist'

import {
  ARTICLES_CALL,
  ARTICLES_KEY,
  EXPIRY_DATABASE,
  STOP_STORING,
  isVersioned,
  offlineCaches,
  SAVED_CALLS,
} from '@/domain/offline/caches'

import { removeOldFiles } from './old-files'
import { buildFiles } from './build'
import { findCopy, findYoungest, isYounger } from './copies'
import { precacheEssentials } from './precache-essentials'
import {
  deviceInstead,
  KNOWN_OFFLINE_TIMEOUT_S,
  isNetworkAway,
  networkFailed,
  PATIENCE_S,
  watchNetwork,
} from './network'
import { rightFiles } from './right-files'
import { worker } from './scope'
import { abortStores, deletionSignal, dropAfterDeletion, keepNewest } from './stored-visits'

/**
 * The service worker of the guide: the network first, and what the device has when nothing comes within two seconds.
 * It takes over from an older one when that has no page left, so an open page can still load the scripts it was made for.
 */

const VISITED_PAGES = 150

/** A page opened by a link inside the guide is fetched again when its copy is older. */
const COPY_IS_FRESH_MS = 60 * 60 * 1000

/** The worker leaves these pages alone: they show what only staff may see. */
const OF_STAFF = /^\/(?:admin|cms|preview)(?:\/|$)/

/** Files without a hash in their names. */
const PLAIN_FILE =
  /^\/(?:theme\.js|drawings\.svg|og\.png|icon\.svg|apple-icon\.png|favicon\.ico|manifest\.webmanifest|icons\/.+)$/

const pages = [PATIENCE_S, KNOWN_OFFLINE_TIMEOUT_S].map(
  (networkTimeoutSeconds) =>
    new NetworkFirst({
      cacheName: offlineCaches.visited,
      networkTimeoutSeconds,
      plugins: [dropAfterDeletion, keepNewest(VISITED_PAGES), deviceInstead],
    }),
)

const inTime = (options: RouteHandlerCallbackOptions): Promise<Response> =>
  (pages[isNetworkAway() ? 1 : 0] as NetworkFirst).handle(options)

/**
 * Answers the data request (RSC) that the framework sends in place of a page. When it fails, the framework loads the whole
 * page, which the worker can answer. So where there is a copy, a slow request fails early.
 */
async function partOfPage({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const address = new URL(url)
  address.searchParams.delete('_rsc')
  const copy = await findCopy(address)
  const answer = fetch(request)
  if (copy === undefined) return answer
  const response = await within(answer, isNetworkAway() ? KNOWN_OFFLINE_TIMEOUT_S : PATIENCE_S)
  if (response === null) {
    networkFailed(request)
    return Response.error()
  }
  return response
}

/** Stores a page that was opened by a link inside the guide: until then only its data was fetched, not the page. */
async function storePage({ request, url, event }: RouteHandlerCallbackOptions): Promise<void> {
  if (request.headers.has('next-router-prefetch')) return
  const address = new URL(url)
  address.searchParams.delete('_rsc')
  const key = address.pathname + address.search
  const copy = await findYoungest(key)
  if (copy !== undefined && isYounger(copy, COPY_IS_FRESH_MS)) return
  await pages[0]?.handle({ request: new Request(key), event })
}

async function within(answer: Promise<Response>, seconds: number): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), seconds * 1000)
  })
  return Promise.race([answer.catch(() => null), limit]).finally(() => clearTimeout(timer))
}

/** The query of the search for the articles (GraphQL). */
async function articles({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const until = deletionSignal()
  const answer = fetch(request.clone())
  const copy = await findYoungest(ARTICLES_KEY)
  const response = copy === undefined ? await answer.catch(() => null) : await within(answer, PATIENCE_S)
  if (response === null || response.status >= 500) return copy ?? response ?? Response.error()
  if (response.ok && !until.aborted)
    await (await caches.open(offlineCaches.visited)).put(ARTICLES_KEY, response.clone())
  return response
}

/** Pictures of articles. */
const IS_PICTURE = /^\/(?:_next\/image|cms\/api\/media\/file\/.+)$/

const pictures = new StaleWhileRevalidate({
  cacheName: offlineCaches.visited,
  plugins: [dropAfterDeletion, keepNewest(VISITED_PAGES), watchNetwork],
})

const files = new CacheFirst({
  cacheName: offlineCaches.files,
  plugins: [rightFiles],
})

/**
 * The script of a worker reads its settings from the fragment of its address. A cached response has the address it was fetched
 * from, without a fragment; a new response has no address, so the worker gets the one that was requested.
 */
async function workerScript(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { body, status, headers } = await files.handle(options)
  return new Response(body, { status, headers })
}

const plainFiles = new StaleWhileRevalidate({
  cacheName: offlineCaches.files,
  plugins: [rightFiles],
})

const isAskedPast = (request: Request) => request.mode !== 'navigate' && request.cache === 'no-cache'

const serwist = new Serwist({
  disableDevLogs: true,
  // The request for the page does not wait until the worker has started.
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && request.destination === 'worker' && isVersioned(url.pathname),
      handler: workerScript,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && isVersioned(url.pathname),
      handler: files,
    },
    {
      matcher: ({ sameOrigin, url, request }) => sameOrigin && PLAIN_FILE.test(url.pathname) && !isAskedPast(request),
      handler: plainFiles,
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && request.destination === 'image' && IS_PICTURE.test(url.pathname),
      handler: pictures,
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && !isAskedPast(request) && SAVED_CALLS.has(url.pathname + url.search),
      handler: inTime,
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && request.headers.has('rsc') && !OF_STAFF.test(url.pathname),
      handler: (options) => {
        const answer = partOfPage(options)
        options.event.waitUntil(answer.then(({ ok }) => (ok ? storePage(options) : undefined)).catch(() => undefined))
        return answer
      },
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && request.mode === 'navigate' && !OF_STAFF.test(url.pathname) && !url.pathname.startsWith('/api/'),
      handler: inTime,
    },
    {
      method: 'POST',
      matcher: ({ sameOrigin, url, request }) => sameOrigin && url.pathname === ARTICLES_CALL && !isAskedPast(request),
      handler: articles,
    },
  ],
})

worker.addEventListener('install', (event) => {
  event.waitUntil(precacheEssentials())
})

worker.addEventListener('activate', (event) => {
  indexedDB.deleteDatabase(EXPIRY_DATABASE)
  event.waitUntil(removeOldFiles(buildFiles).then(() => worker.clients.claim()))
})

/** Pages that were open when the data was deleted: nothing is fetched ahead for them any more. */
const openAtDeletion = new Set<string>()

async function stopStoring(): Promise<void> {
  abortStores()
  for (const { id } of await worker.clients.matchAll({ includeUncontrolled: true })) openAtDeletion.add(id)
}

/** Each page sends this once, when it is idle: what could not be fetched before is fetched then. */
worker.addEventListener('message', (event) => {
  if (event.data === STOP_STORING) event.waitUntil(stopStoring().then(() => event.ports[0]?.postMessage(STOP_STORING)))
  if (event.data !== 'first-wave') return
  const client = event.source instanceof WindowClient ? event.source : null
  if (client !== null && openAtDeletion.has(client.id)) return
  const source = client === null ? null : new URL(client.url)
  const isPage = source !== null && !OF_STAFF.test(source.pathname)
  event.waitUntil(precacheEssentials(isPage ? [source.pathname + source.search] : []))
})

serwist.addEventListeners()
