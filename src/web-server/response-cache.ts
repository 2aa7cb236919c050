import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { LRUCache } from 'lru-cache'

import type { Slots } from '@/server/slots'

import type { Compressor } from './best-brotli'
import {
  IMMUTABLE_CACHE,
  isImmutable,
  mustRevalidate,
  PRIVATE_CACHE,
  sharedCache,
  sharedLifetime,
  STALE_CACHE,
} from './cache-control'
import {
  type CachedResponse,
  compressBest,
  makeCachedResponse,
  measureSize,
  sendCachedResponse,
  withCacheControl,
} from './cached-response'
import type { TagVersions } from './invalidation'
import type { Render, Rendered } from './next-internals/render'
import { CACHED_CALLS } from './request-route'

type Entry = {
  readonly response: CachedResponse
  /** Of the tags when its rendering began. */
  readonly version: number
  /** What it was made of, `null` when that is not known. */
  readonly tags: readonly string[] | null
  readonly isImmutable: boolean
  /** Whether it shows what ends by itself, so that it is never sent after its time. */
  readonly mustRevalidate: boolean
  readonly cacheControl: string
  /** Whether a reader has wanted it since it was renewed unasked. */
  isRead: boolean
  retryAt: number
}

/** An entry nobody has tried to renew yet. */
const UNTRIED = { isRead: true, retryAt: 0 } as const

/** When a rendering began: the version of the tags, and the time. */
type Beginning = { readonly version: number; readonly at: number }

type CacheOptions = {
  readonly render: Render
  readonly host: string
  readonly isDatabaseUp: () => boolean
  readonly report: (message: string) => void
  readonly tagVersions: TagVersions
  readonly slots: Slots
  readonly openCompressor: () => Compressor
  /** Whether the cache in front is told of changes (cdn-purge.ts): then it keeps answers for longer, and none that is stale. */
  readonly isCdnTold?: boolean
  readonly now?: () => number
}

/** Readers wait so long for a stale page to be renewed; after that the stale one goes out. */
const RENEWAL_WAIT_MS = 1_000

/** Renewals that requests wait for at a time: after an import all pages are stale at once. No more than can start at once. */
const RENEWALS_AT_ONCE = 2

/** After a renewal failed, the stale response is sent without a new try for so long. */
const RETRY_AFTER_MS = 2_000

/** Longest a first response may take; much less when the database is known not to answer. */
const RENDER_LIMIT_MS = 30_000
const RENDER_LIMIT_DATABASE_DOWN_MS = 2_500

/** A rendering that content changed under is made once more; one that something was withdrawn under is never sent. */
const MAX_RENDERINGS = 2
const MAX_RENDERINGS_WITHDRAWN = 6

/** Addresses with a query are countless: they have room of their own and never push a plain page out. */
const PAGES = { max: 5_000, maxSize: 160 * 1024 * 1024 } as const
const VIEWS = { max: 500, maxSize: 32 * 1024 * 1024 } as const

/** Pages that do not exist are countless too. Long enough for a crowd behind one wrong link, and gone with any change. */
const MISSING = { max: 500, maxSize: 16 * 1024 * 1024, ttl: 10_000 } as const

/** Delay of renewals in the background: editors look at a page after publishing, and often save once more. */
const EAGER_DELAY_MS = 100

/** Pages renewed without being asked for after a change, most recently read first; one that was not read since the last time is left. */
const EAGER_PAGES = 30

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Caches the responses that are the same for everybody, as ready bytes. A response is fresh until content it was made of
 * changes; then a page is renewed with the next request, a list in the background while the stale one is still sent. When the
 * renderer fails, because the database is down or hangs, the stale response is sent. A response that shows what has been
 * withdrawn since is never sent: the request waits for the new one, or fails.
 *
 * Single flight (one rendering for all who ask) is ours and not `LRUCache.fetch`, which gives each request under way a
 * place among the responses: a flood of addresses that do not exist would push out pages that do.
 */
export function createResponseCache({
  render,
  host,
  isDatabaseUp,
  report,
  tagVersions,
  slots,
  openCompressor,
  isCdnTold = false,
  now = Date.now,
}: CacheOptions) {
  const options = {
    perf: { now },
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
    sizeCalculation: ({ response }: Entry) => measureSize(response),
  } as const
  const pages = new LRUCache<string, Entry>({ ...options, ...PAGES })
  const views = new LRUCache<string, Entry>({ ...options, ...VIEWS })
  const missing = new LRUCache<string, Entry>({ ...options, ...MISSING, allowStale: false, noDeleteOnStaleGet: false })
  const chooseStore = (key: string) => (key.includes('?') ? views : pages)

  /** Renderings under way, by address. */
  const flights = new Map<string, Promise<CachedResponse>>()
  /** Renewals that readers wait for; `null` when the stale response is to be sent. */
  const awaitedRenewals = new Map<string, Promise<CachedResponse | null>>()
  /** Those that took longer than readers wait. Until they have ended readers get stale responses at once. */
  const overdue = new Set<string>()

  const uncompressed = new Map<string, CachedResponse>()
  let isCompressing = false

  const isFresh = (key: string, { isImmutable, tags, version }: Entry) =>
    isImmutable || (tagVersions.isCurrent(tags, version) && chooseStore(key).getRemainingTTL(key) > 0)

  const isOver = (key: string, entry: Entry) => entry.mustRevalidate && chooseStore(key).getRemainingTTL(key) <= 0

  const isWithdrawn = ({ isImmutable, tags, version }: Entry) => !isImmutable && tagVersions.isWithdrawn(tags, version)

  /** Whatever changed may be what was missing. */
  function getCachedMissing(key: string): Entry | undefined {
    const entry = missing.get(key)
    return entry !== undefined && tagVersions.isCurrent(null, entry.version) ? entry : undefined
  }

  /** @param network of who asks for it, `null` when it is to replace a response that is there */
  function load(key: string, network: string | null): Promise<CachedResponse> {
    const loading = flights.get(key) ?? slots.run(network, () => renderAndStore(key)).finally(() => flights.delete(key))
    flights.set(key, loading)
    return loading
  }

  async function renderAndStore(key: string): Promise<CachedResponse> {
    const limitMs = isDatabaseUp() ? RENDER_LIMIT_MS : RENDER_LIMIT_DATABASE_DOWN_MS
    for (let count = 1; ; count += 1) {
      const began: Beginning = { version: tagVersions.current, at: now() }
      const { version } = began
      // Rendered without any header of the caller, so that nothing of one caller is sent to another.
      const rendered = await render(key, { headers: { host }, limitMs })
      if (rendered.status >= 500) throw new Error(`${key} answered ${rendered.status}`)
      if (!mayBeStale(rendered, version)) return store(key, rendered, began)
      const tags = rendered.tags.length === 0 ? null : rendered.tags
      if (count >= MAX_RENDERINGS && !tagVersions.isWithdrawn(tags, version)) return store(key, rendered, began)
      if (count === MAX_RENDERINGS_WITHDRAWN) throw new Error(`${key} shows what is being withdrawn`)
    }
  }

  /** No tags: it may be the answer to another request, begun before the last change, which the framework let us join. */
  function mayBeStale(rendered: Rendered, version: number): boolean {
    if (isImmutable(rendered) || sharedLifetime(rendered) === null) return false
    return rendered.tags.length === 0 ? tagVersions.current > 0 : !tagVersions.isCurrent(rendered.tags, version)
  }

  async function store(key: string, rendered: Rendered, { version, at }: Beginning): Promise<CachedResponse> {
    const seconds = sharedLifetime(rendered)
    if (seconds === null) {
      chooseStore(key).delete(key)
      const response = await makeCachedResponse(rendered, PRIVATE_CACHE)
      const isMissing = rendered.status === 404 && rendered.cookies.length === 0
      const policy = { isImmutable: false, mustRevalidate: false, cacheControl: PRIVATE_CACHE }
      if (isMissing) missing.set(key, { ...UNTRIED, ...policy, response, version, tags: null })
      return response
    }
    const cacheControl = chooseCacheControl(rendered, isCdnTold, seconds)
    // What never changes is at no address of which a cache has to be emptied.
    const made = await makeCachedResponse(rendered, cacheControl, { hasKeys: isCdnTold && !isImmutable(rendered) })
    const before = chooseStore(key).peek(key)
    // The same bytes stay as they are: they may be compressed better by now. What they are made of can be other records.
    const isSame =
      before?.response.tag === made.tag &&
      before.cacheControl === cacheControl &&
      (!isCdnTold || before.response.head.join('\n') === made.head.join('\n'))
    const response = isSame ? before.response : made
    const tags = rendered.tags.length === 0 ? null : rendered.tags
    chooseStore(key).set(
      key,
      {
        ...UNTRIED,
        response,
        version,
        tags,
        cacheControl,
        isImmutable: isImmutable(rendered),
        mustRevalidate: mustRevalidate(rendered),
      },
      // Its time is that of what it was made of, not of when that was ready.
      { ttl: seconds * 1000, start: at },
    )
    if (response === made) compressLater(key, made)
    return response
  }

  const describeFallback = (entry: Entry) =>
    isWithdrawn(entry) ? 'and the stale response shows what was withdrawn' : 'the stale response is sent'

  /** `null` when that failed and the stale response is to be sent, unless it shows what was withdrawn. */
  async function renew(key: string, entry: Entry): Promise<CachedResponse | null> {
    try {
      return await load(key, null)
    } catch (error) {
      // Once for all who wait for it.
      if (now() >= entry.retryAt)
        report(`${key} could not be renewed, ${describeFallback(entry)}: ${errorMessage(error)}`)
      entry.retryAt = now() + RETRY_AFTER_MS
      return null
    }
  }

  async function renewOrGetStale(key: string, entry: Entry): Promise<CachedResponse> {
    if (isWithdrawn(entry) || isOver(key, entry)) return load(key, null)
    if (now() < entry.retryAt) return entry.response
    // A list is large and requested often, so the stale one is sent meanwhile. For a page the request waits, so that editors
    // see what they have just published.
    if (CACHED_CALLS.has(key)) {
      void renew(key, entry)
      return entry.response
    }
    const isBusy = overdue.size > 0 || awaitedRenewals.size >= RENEWALS_AT_ONCE
    const wait = awaitedRenewals.get(key) ?? (isBusy ? null : waitForRenewal(key, renew(key, entry)))
    const response = await wait
    if (response !== null) return response
    const stale = chooseStore(key).peek(key) ?? entry
    return isWithdrawn(stale) || isOver(key, stale) ? load(key, null) : stale.response
  }

  /** A cache in front that was told of a change would keep what is sent until it is renewed for as long as what is new. */
  function forCdn(key: string, made: CachedResponse): CachedResponse {
    const entry = chooseStore(key).peek(key)
    const isStale = entry?.response === made && !isFresh(key, entry)
    return isCdnTold && isStale ? withCacheControl(made, STALE_CACHE) : made
  }

  function waitForRenewal(key: string, renewal: Promise<CachedResponse | null>): Promise<CachedResponse | null> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        overdue.add(key)
        resolve(null)
      }, RENEWAL_WAIT_MS)
    })
    void renewal.finally(() => {
      clearTimeout(timer)
      awaitedRenewals.delete(key)
      overdue.delete(key)
    })
    const wait = Promise.race([renewal, limit])
    awaitedRenewals.set(key, wait)
    return wait
  }

  async function renewEagerly(): Promise<void> {
    const version = tagVersions.current
    await sleep(EAGER_DELAY_MS)
    const stale = [...pages.entries(), ...views.entries()].filter(([key, entry]) => !isFresh(key, entry))
    const lists = stale.filter(([key]) => CACHED_CALLS.has(key))
    const others = stale.filter(([key, { isRead }]) => isRead && !CACHED_CALLS.has(key)).slice(0, EAGER_PAGES)
    // A list of a hundred thousand places blocks this thread for half a second. Readers of a page wait for it to be made
    // anew, those of a list do not: so the lists are the last, and none is begun while somebody waits for a page.
    for (const [key] of [...others, ...lists]) {
      await Promise.all(awaitedRenewals.values())
      if (tagVersions.current !== version) return
      const entry = chooseStore(key).peek(key)
      if (entry === undefined || isFresh(key, entry)) continue
      const startedAt = performance.now()
      entry.isRead = false
      await renew(key, entry)
      const made = chooseStore(key).peek(key)
      // Whoever asks meanwhile finds the stale one, and marks that.
      if (made !== undefined) made.isRead = entry.isRead
      // Half of the time is the readers'.
      await sleep(performance.now() - startedAt)
    }
  }

  function compressLater(key: string, response: CachedResponse): void {
    uncompressed.set(key, response)
    if (isCompressing) return
    compressAll().catch((error: unknown) => report(`Responses stay as large as they are: ${errorMessage(error)}`))
  }

  async function compressAll(): Promise<void> {
    isCompressing = true
    try {
      // Once more for what came while a thread was ended.
      while (uncompressed.size > 0) await compressUncompressed()
    } finally {
      isCompressing = false
    }
  }

  async function compressUncompressed(): Promise<void> {
    const { compress, close } = openCompressor()
    for (const [key, response] of uncompressed) {
      uncompressed.delete(key)
      // One replaced in the meantime is not worth the work.
      if (chooseStore(key).peek(key)?.response === response)
        await compressBest(response, compress).catch(() => undefined)
    }
    await close()
  }

  return {
    /**
     * Sends the response of `key`, made first when there is none.
     *
     * @param findNetwork the network of who asks
     * @returns nothing when it was sent at once; rejects when the renderer failed and there is no response to send, with a
     *   `BusyError` when it was not even asked
     */
    answer(
      key: string,
      request: IncomingMessage,
      response: ServerResponse,
      findNetwork: (request: IncomingMessage) => string,
    ): Promise<void> | undefined {
      const entry = chooseStore(key).get(key)
      if (entry !== undefined) entry.isRead = true
      const cached =
        entry !== undefined && isFresh(key, entry) ? entry : entry === undefined ? getCachedMissing(key) : undefined
      if (cached !== undefined) {
        sendCachedResponse(cached.response, request, response)
        return undefined
      }
      const loading = entry === undefined ? load(key, findNetwork(request)) : renewOrGetStale(key, entry)
      return loading.then((made) => sendCachedResponse(forCdn(key, made), request, response))
    },

    /** Makes the response of `key` before anybody asks, unless a fresh one is there. Rejects as `answer` does. */
    async warm(key: string): Promise<void> {
      const entry = chooseStore(key).peek(key)
      if (entry !== undefined && isFresh(key, entry)) return
      await load(key, null)
      const made = chooseStore(key).peek(key)
      if (made !== undefined) made.isRead = false
    },

    /** To be called after the tags have changed, when the framework has expired what it has cached under them. */
    renewStale: () => void renewEagerly(),

    get size() {
      return pages.size + views.size
    },

    get bytes() {
      return pages.calculatedSize + views.calculatedSize
    },
  }
}

function chooseCacheControl(rendered: Rendered, isCdnTold: boolean, lifetime: number): string {
  if (isImmutable(rendered)) return IMMUTABLE_CACHE
  return mustRevalidate(rendered)
    ? (rendered.headers['cache-control'] ?? PRIVATE_CACHE)
    : sharedCache(isCdnTold, lifetime)
}

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
