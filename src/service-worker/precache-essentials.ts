import { answerPages } from '@/domain/guide/answer-pages'
import { ARTICLES_KEY, OFFLINE_PAGE, offlineCaches } from '@/domain/offline/caches'
import { fetchCopy } from '@/domain/offline/fetch-copy'

import { buildFiles } from './build'
import { isYounger } from './copies'
import { worker } from './scope'
import { deletionSignal } from './stored-visits'

/** Fetched with the first visit: the pages most needed without a network, and what the search looks in. At most 400 KB. */
const FIRST_PAGES = [
  '/',
  '/authorities',
  answerPages.lostChild,
  answerPages.dizzy,
  '/phrases',
  OFFLINE_PAGE,
  '/api/place-index',
  '/api/mosque-gates',
  ARTICLES_KEY,
] as const

/** Older copies of these are fetched again. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000

const AT_ONCE = 3

/** Given up when nothing has come by then. */
const LIMIT_MS = 30_000

let underWay: Promise<void> | undefined

/** Fetches what is missing or outdated of the first wave. Never throws: the next visit tries again what has failed. */
export function precacheEssentials(openPages: readonly string[] = []): Promise<void> {
  underWay ??= wave(openPages).finally(() => (underWay = undefined))
  return underWay
}

async function wave(openPages: readonly string[]): Promise<void> {
  const until = deletionSignal()
  // For a visitor who saves data: the open pages, and only the page for 'no network' ahead.
  const isSaving = (worker.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  const [files, saved] = await Promise.all([caches.open(offlineCaches.files), caches.open(offlineCaches.saved)])
  const wanted = [
    ...(isSaving ? [] : buildFiles.shell.map(([path]) => ({ cache: files, key: path, renewAfterMs: Infinity }))),
    ...(isSaving ? [OFFLINE_PAGE] : FIRST_PAGES).map((key) => ({ cache: saved, key, renewAfterMs: RENEW_AFTER_MS })),
    // The page that has started the worker was loaded before the worker could store it.
    ...openPages.map((key) => ({ cache: saved, key, renewAfterMs: RENEW_AFTER_MS })),
  ]
  const queue = wanted.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { cache, key, renewAfterMs } of queue)
        // A cache that was deleted meanwhile takes what is put into it along.
        if (!until.aborted) await fetchIfOld(cache, key, renewAfterMs).catch(() => undefined)
    }),
  )
}

async function fetchIfOld(cache: Cache, key: string, renewAfterMs: number): Promise<void> {
  const copy = await cache.match(key)
  if (copy !== undefined && isYounger(copy, renewAfterMs)) return
  await cache.put(key, await fetchCopy(key, buildFiles.articlesQuery, AbortSignal.timeout(LIMIT_MS)))
}
