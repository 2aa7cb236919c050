// @ts-check
import { openBestBrotli } from './best-brotli.mjs'
import { bytesOf, compressBest, makeCopy, sendCopy, SHARED_CACHE } from './copy.mjs'
import { COPIED_CALLS } from './request-kind.mjs'

/**
 * Ready bytes of everything that is the same for everybody. What the renderer once answered is kept until content it was
 * made of changes; then lists are made anew at once while the old ones are still sent, pages when somebody asks for them.
 * When the renderer fails, because the database is down or hangs, the last good copy goes on being sent.
 *
 * @typedef {import('./copy.mjs').Copy} Copy
 * @typedef {{
 *   copy: Copy,
 *   readonly madeAt: number,
 *   readonly tags: readonly string[] | null,
 *   freshUntil: number,
 *   retryAt: number,
 *   usedAt: number,
 *   readonly isForever: boolean,
 * }} Entry
 * `madeAt`: a moment of the content clock; `tags`: what it was made of, `null` when that is not known
 * @typedef {{
 *   readonly render: import('./renderer.mjs').Render,
 *   readonly host: string,
 *   readonly isDatabaseUp: () => boolean,
 *   readonly report: (message: string) => void,
 *   readonly clock: import('./content-clock.mjs').ContentClock,
 *   readonly now?: () => number,
 * }} CopiesOptions
 */

/** A page whose content has changed is waited for so long before the old copy goes out instead. */
const RENEWAL_WAIT_MS = 1_000

/**
 * Copies that readers wait for at a time. After an import every page is asked for anew at once: whoever comes while so
 * many are being made gets the old copy, rather than everybody waiting a second.
 */
const RENEWALS_AT_ONCE = 4

/** After a renewal failed, nobody waits for another one for so long. */
const RETRY_AFTER_MS = 2_000

/** Longest a first copy may take; much less when the database is known not to answer. */
const RENDER_LIMIT_MS = 30_000
const RENDER_LIMIT_DATABASE_DOWN_MS = 2_500

/** Addresses with a query are countless: they may fill this much and no more, and never push a plain page out. */
const MAX_QUERY_COPIES = 500
const MAX_PLAIN_COPIES = 5_000
const MAX_BYTES = 192 * 1024 * 1024

/** Pages renewed without being asked for after a change, most recently read first. */
const EAGER_PAGES = 30

/** @param {CopiesOptions} options */
export function createCopies({ render, host, isDatabaseUp, report, clock, now = Date.now }) {
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  /** @type {Map<string, Promise<import('./renderer.mjs').Rendered>>} */
  const underWay = new Map()
  /** Flights that readers wait for; not those begun because content changed. @type {Set<string>} */
  const waitedFor = new Set()
  /** @type {Set<Copy>} */
  const toCompress = new Set()
  let isCompressing = false

  /** @param {Entry} entry */
  const isFresh = (entry) => entry.isForever || (now() < entry.freshUntil && clock.isCurrent(entry.tags, entry.madeAt))

  /** @param {string} key */
  const flightOf = (key) => `${clock.moment} ${key}`

  /**
   * Asks the renderer once, however many wait, and keeps the answer when it is for everybody.
   *
   * @param {string} key
   */
  function renew(key) {
    // An answer that was begun before the last change may already be old.
    const flight = flightOf(key)
    const pending = underWay.get(flight)
    if (pending !== undefined) return pending
    const asked = ask(key).finally(() => underWay.delete(flight))
    underWay.set(flight, asked)
    return asked
  }

  /** @param {string} key */
  async function ask(key) {
    const askedAt = clock.moment
    const limitMs = isDatabaseUp() ? RENDER_LIMIT_MS : RENDER_LIMIT_DATABASE_DOWN_MS
    // Nothing of the caller goes in, so nothing of a caller can come out to the next one.
    const asking = () => render(key, { headers: { host, 'accept-encoding': 'identity' }, limitMs })
    let rendered = await asking()
    // Of nothing: it may be the answer of another request, begun before the last change, which the framework let us join.
    if (rendered.tags.length === 0 && askedAt > 0 && !isImmutable(rendered)) rendered = await asking()
    if (rendered.status >= 500) throw new Error(`${key} answered ${rendered.status}`)
    const life = lifeOf(rendered)
    if (life === null) entries.delete(key)
    else await keep(key, rendered, life, askedAt)
    return rendered
  }

  /**
   * @param {string} key
   * @param {import('./renderer.mjs').Rendered} rendered
   * @param {number} life seconds
   * @param {number} askedAt
   */
  async function keep(key, rendered, life, askedAt) {
    const isForever = isImmutable(rendered)
    const copy = await makeCopy(rendered, isForever ? {} : { cacheControl: SHARED_CACHE })
    const before = entries.get(key)
    const isSame = before !== undefined && before.copy.tag === copy.tag
    entries.set(key, {
      // The same bytes stay as they are: they may be compressed better by now.
      copy: isSame ? before.copy : copy,
      madeAt: askedAt,
      tags: rendered.tags.length === 0 ? null : rendered.tags,
      freshUntil: now() + life * 1000,
      retryAt: 0,
      usedAt: before?.usedAt ?? now(),
      isForever,
    })
    if (!isSame) compressLater(copy)
    evict()
  }

  /** @param {Copy} copy */
  function compressLater(copy) {
    toCompress.add(copy)
    if (isCompressing) return
    isCompressing = true
    void compressAll()
      .catch((error) => report(`Copies stay as large as they are: ${describe(error)}`))
      .finally(() => (isCompressing = false))
  }

  async function compressAll() {
    const { compress, close } = openBestBrotli()
    for (const copy of toCompress) {
      toCompress.delete(copy)
      // One replaced in the meantime is not worth the work.
      if ([...entries.values()].some((entry) => entry.copy === copy))
        await compressBest(copy, compress).catch(() => undefined)
    }
    await close()
  }

  function evict() {
    if (!isOverfull()) return
    const byAge = [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt)
    const queries = byAge.filter(([key]) => key.includes('?'))
    const plain = byAge.filter(([key]) => !key.includes('?'))
    for (const [key] of queries.slice(0, Math.max(0, queries.length - MAX_QUERY_COPIES))) entries.delete(key)
    for (const [key] of plain.slice(0, Math.max(0, plain.length - MAX_PLAIN_COPIES))) entries.delete(key)
    let bytes = 0
    for (const { copy } of entries.values()) bytes += bytesOf(copy)
    for (const [key, { copy }] of [...queries, ...plain]) {
      if (bytes <= MAX_BYTES) return
      if (entries.delete(key)) bytes -= bytesOf(copy)
    }
  }

  /** Looked at after every copy that is made, so it sorts nothing. */
  function isOverfull() {
    let bytes = 0
    let queries = 0
    for (const [key, { copy }] of entries) {
      bytes += bytesOf(copy)
      if (key.includes('?')) queries += 1
    }
    return bytes > MAX_BYTES || queries > MAX_QUERY_COPIES || entries.size - queries > MAX_PLAIN_COPIES
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  async function renewOrKeep(key, entry) {
    try {
      return await renew(key)
    } catch (error) {
      // Once for all who wait for it.
      const isNews = now() >= entry.retryAt
      entry.retryAt = now() + RETRY_AFTER_MS
      if (isNews) report(`${key} could not be renewed, the last good copy is sent: ${describe(error)}`)
      return null
    }
  }

  return {
    /**
     * Sends the copy of `key`, made first when there is none.
     *
     * @param {string} key
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @returns {Promise<import('./renderer.mjs').Rendered | null> | null} what the renderer answered when that is not
     * for everybody and still has to be sent; rejects when it failed and there is no copy
     */
    answer(key, request, response) {
      const entry = entries.get(key)
      if (entry === undefined) return first(key, request, response)
      entry.usedAt = now()
      if (isFresh(entry)) {
        sendCopy(entry.copy, request, response)
        return null
      }
      return renewed(key, entry, request, response)
    },

    /** To be called after the clock has been told of a change, when the framework has forgotten what it kept. */
    contentChanged() {
      void renewEagerly(clock.moment)
    },

    get size() {
      return entries.size
    },
  }

  /**
   * @param {string} key
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function first(key, request, response) {
    const rendered = await renew(key)
    const entry = entries.get(key)
    if (entry === undefined) return rendered
    sendCopy(entry.copy, request, response)
    return null
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function renewed(key, entry, request, response) {
    const flight = flightOf(key)
    const isCrowded = waitedFor.size >= RENEWALS_AT_ONCE && !waitedFor.has(flight)
    if (now() >= entry.retryAt && !isCrowded) {
      const renewal = renewOrKeep(key, entry)
      // A list is large and asked for often: nobody waits for it. A page is, so that who publishes sees what was published.
      if (!COPIED_CALLS.has(key)) {
        waitedFor.add(flight)
        void renewal.finally(() => waitedFor.delete(flight))
        const rendered = await Promise.race([renewal, sleep(RENEWAL_WAIT_MS)])
        // Taken out of the guide in the meantime: what the renderer says now is what is sent.
        if (rendered && !entries.has(key)) return rendered
      }
    }
    sendCopy((entries.get(key) ?? entry).copy, request, response)
    return null
  }

  /** @param {number} moment */
  async function renewEagerly(moment) {
    const stale = [...entries].filter(([, entry]) => !isFresh(entry))
    const lists = stale.filter(([key]) => COPIED_CALLS.has(key))
    const pages = stale
      .filter(([key]) => !COPIED_CALLS.has(key))
      .sort(([, a], [, b]) => b.usedAt - a.usedAt)
      .slice(0, EAGER_PAGES)
    for (const [key] of [...lists, ...pages]) {
      if (clock.moment !== moment) return
      const entry = entries.get(key)
      if (entry !== undefined && !isFresh(entry)) await renewOrKeep(key, entry)
    }
  }
}

/** @param {import('./renderer.mjs').Rendered} rendered */
const isImmutable = ({ headers }) => headers['cache-control']?.includes('immutable') ?? false

/**
 * Seconds for which an answer holds for everybody, or `null` when it is not for everybody.
 *
 * @param {import('./renderer.mjs').Rendered} rendered
 */
function lifeOf({ status, headers }) {
  const control = headers['cache-control'] ?? ''
  if (status !== 200 || headers['set-cookie'] !== undefined) return null
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || !/\b(?:public|s-maxage=\d+|immutable)/.test(control))
    return null
  // Files and lists change with a build or the content only; a page may also be made for a time.
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  const seconds = /\bs-maxage=(\d+)/.exec(control)?.[1]
  return isPage && seconds !== undefined ? Number(seconds) : ONE_YEAR_SECONDS
}

const ONE_YEAR_SECONDS = 31_536_000

/** @param {number} milliseconds */
const sleep = (milliseconds) =>
  new Promise((/** @type {(value: null) => void} */ resolve) => setTimeout(() => resolve(null), milliseconds).unref())

/** @param {unknown} error */
const describe = (error) => (error instanceof Error ? error.message : String(error))
