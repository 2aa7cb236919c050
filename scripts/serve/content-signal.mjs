// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

import pg from 'pg'

/**
 * Hears from this process and from every other one on the same database that content has changed.
 *
 * @typedef {{ readonly tags: Set<string>, isOver: boolean, readonly isEcho: boolean }} RequestRecord
 * @typedef {{
 *   readonly databaseUri: string,
 *   readonly onChange: () => void,
 *   readonly onForeignChange: (tags: readonly string[]) => Promise<void>,
 *   readonly report: (message: string) => void,
 * }} SignalOptions
 */

/** Called by src/server/cache/announce-change.ts; the name is what the two share. */
const HOOK = Symbol.for('pilgrim-guide.content-changed')

export const CHANNEL = 'pilgrim_guide_content'

/** The framework forgets its own copies when a request, or work put off until after it, has ended: a moment after us. */
const AFTERSHOCKS_MS = [150, 600, 2_500]

/** PostgreSQL refuses a notice of 8,000 bytes; so many tags mean everything anyway. */
const MAX_TAGS = 100

const RECONNECT_MS = 1_000
const HEARTBEAT_MS = 5_000
const HEARTBEAT_LIMIT_MS = 2_000

/** @param {SignalOptions} options */
export function createContentSignal({ databaseUri, onChange, onForeignChange, report }) {
  const self = randomUUID()
  /** @type {AsyncLocalStorage<RequestRecord>} */
  const requests = new AsyncLocalStorage()
  /** @type {pg.Client | null} */
  let client = null
  let isUp = true
  let isClosed = false
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  /** @param {readonly string[]} tags */
  const changed = (tags) => {
    const record = requests.getStore()
    if (record === undefined || record.isOver) announce(tags, record?.isEcho ?? false)
    // Nothing is stored before the request has ended.
    else for (const tag of tags) record.tags.add(tag)
  }
  Reflect.set(globalThis, HOOK, changed)

  /**
   * @param {readonly string[]} tags
   * @param {boolean} isEcho
   */
  function announce(tags, isEcho) {
    onChange()
    for (const delay of AFTERSHOCKS_MS) setTimeout(onChange, delay).unref()
    if (isEcho) return
    const text = JSON.stringify({ from: self, tags: tags.length > MAX_TAGS ? ['everything'] : tags })
    void client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(() => {
      // The others hear of it when they connect again: see `connect`.
    })
  }

  async function connect() {
    if (isClosed) return
    const next = new pg.Client({
      connectionString: databaseUri,
      connectionTimeoutMillis: HEARTBEAT_LIMIT_MS,
      keepAlive: true,
    })
    const lose = lost(next)
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload = '' }) => void hear(payload))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
    } catch {
      lose()
      return
    }
    const wasDown = !isUp
    client = next
    isUp = true
    // Notices sent while nobody listened are lost, so everything counts as changed.
    if (wasDown) {
      report('The database answers again.')
      await onForeignChange(['everything']).catch(() => undefined)
    }
    beat(next, lose)
  }

  /** @param {pg.Client} one */
  function lost(one) {
    let isLost = false
    return () => {
      if (isLost || isClosed) return
      isLost = true
      if (isUp) report('The database does not answer; what is stored here goes on being sent.')
      isUp = false
      if (client === one) client = null
      one.end().catch(() => undefined)
      clearTimeout(timer)
      timer = setTimeout(() => void connect(), RECONNECT_MS)
    }
  }

  /**
   * A database that hangs keeps its connections open: only asking tells.
   *
   * @param {pg.Client} one
   * @param {() => void} lose
   */
  function beat(one, lose) {
    timer = setTimeout(() => {
      const limit = setTimeout(lose, HEARTBEAT_LIMIT_MS)
      one.query('SELECT 1').then(
        () => {
          clearTimeout(limit)
          if (client === one && !isClosed) beat(one, lose)
        },
        () => {
          clearTimeout(limit)
          lose()
        },
      )
    }, HEARTBEAT_MS)
  }

  /** @param {string} payload */
  async function hear(payload) {
    const notice = readNotice(payload)
    if (notice === null || notice.from === self) return
    await onForeignChange(notice.tags).catch((error) =>
      report(`A change made elsewhere was not taken over: ${String(error)}`),
    )
  }

  return {
    connect,

    /**
     * Runs a request so that what it changes is announced when it has ended.
     *
     * @param {import('node:http').ServerResponse} response
     * @param {() => void} work
     * @param {{ readonly isEcho?: boolean }} [options] `isEcho`: the change came from elsewhere and is not sent on
     */
    during(response, work, { isEcho = false } = {}) {
      /** @type {RequestRecord} */
      const record = { tags: new Set(), isOver: false, isEcho }
      response.once('close', () => {
        record.isOver = true
        if (record.tags.size > 0) announce([...record.tags], isEcho)
      })
      requests.run(record, work)
    },

    isDatabaseUp: () => isUp,

    async close() {
      isClosed = true
      clearTimeout(timer)
      Reflect.deleteProperty(globalThis, HOOK)
      await client?.end().catch(() => undefined)
    },
  }
}

/**
 * @param {string} payload
 * @returns {{ readonly from: string, readonly tags: readonly string[] } | null}
 */
function readNotice(payload) {
  try {
    /** @type {unknown} */
    const notice = JSON.parse(payload)
    if (typeof notice !== 'object' || notice === null || !('from' in notice) || !('tags' in notice)) return null
    const { from, tags } = notice
    if (typeof from !== 'string' || !Array.isArray(tags)) return null
    return { from, tags: tags.filter((/** @type {unknown} */ tag) => typeof tag === 'string') }
  } catch {
    return null
  }
}
