import { ARTICLES_KEY, OFFLINE_PAGE, offlineCaches } from '@/domain/offline/caches'
import { fetchCopy } from '@/domain/offline/fetch-copy'

import { buildFiles } from './build'
import { dateOf } from './copies'
import { worker } from './scope'

/** With the first visit: how every page starts, whom to call, and what the search looks in. At most 400 KB. */
const FIRST_PAGES = ['/', '/authorities', OFFLINE_PAGE, '/api/place-index', '/api/mosque-gates', ARTICLES_KEY] as const

/** So old may a copy of these be. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000

const AT_ONCE = 3

/** A connection over which nothing comes is not waited for. */
const LIMIT_MS = 30_000

let underWay: Promise<void> | undefined

/** Fetches what is missing or old of the first wave. Never fails: what does not come is tried again with the next visit. */
export function fetchFirstWave(openPages: readonly string[] = []): Promise<void> {
  underWay ??= wave(openPages).finally(() => (underWay = undefined))
  return underWay
}

async function wave(openPages: readonly string[]): Promise<void> {
  // Whoever saves data has what he looks at, and the rest when he asks for it.
  const isSaving = (worker.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  const [files, saved] = await Promise.all([caches.open(offlineCaches.files), caches.open(offlineCaches.saved)])
  const wanted = [
    ...(isSaving ? [] : buildFiles.shell.map(([path]) => ({ cache: files, key: path, renewAfterMs: Infinity }))),
    ...(isSaving ? [OFFLINE_PAGE] : FIRST_PAGES).map((key) => ({ cache: saved, key, renewAfterMs: RENEW_AFTER_MS })),
    // The page that has started the worker came past it.
    ...openPages.map((key) => ({ cache: saved, key, renewAfterMs: RENEW_AFTER_MS })),
  ]
  const queue = wanted.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { cache, key, renewAfterMs } of queue)
        await fetchIfOld(cache, key, renewAfterMs).catch(() => undefined)
    }),
  )
}

async function fetchIfOld(cache: Cache, key: string, renewAfterMs: number): Promise<void> {
  const copy = await cache.match(key)
  if (copy !== undefined && Date.now() - dateOf(copy) < renewAfterMs) return
  await cache.put(key, await fetchCopy(key, buildFiles.articlesQuery, AbortSignal.timeout(LIMIT_MS)))
}
