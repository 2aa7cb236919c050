// @ts-check
import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { EVERYTHING_TAG } from './content-clock.mjs'

/**
 * Tells every other process on the same database that content has changed here, and hears it from them.
 *
 * @typedef {{
 *   readonly databaseUri: string,
 *   readonly onForeignChange: (tags: readonly string[]) => Promise<void>,
 *   readonly report: (message: string) => void,
 * }} SignalOptions
 */

export const CHANNEL = 'pilgrim_guide_content'

/** PostgreSQL refuses a notice of 8,000 bytes; so many tags mean everything anyway. */
const MAX_TAGS = 100

const RECONNECT_MS = 1_000
const HEARTBEAT_MS = 5_000
const HEARTBEAT_LIMIT_MS = 2_000

/** @param {SignalOptions} options */
export function createContentSignal({ databaseUri, onForeignChange, report }) {
  const self = randomUUID()
  /** @type {pg.Client | null} */
  let client = null
  let isUp = true
  let isClosed = false
  /** @type {NodeJS.Timeout | undefined} */
  let timer

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
      await onForeignChange([EVERYTHING_TAG]).catch(() => undefined)
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

    /** @param {readonly string[]} tags what has changed here */
    tell(tags) {
      const text = JSON.stringify({ from: self, tags: tags.length > MAX_TAGS ? [EVERYTHING_TAG] : tags })
      void client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(() => {
        // The others hear of it when they connect again: see `connect`.
      })
    },

    isDatabaseUp: () => isUp,

    async close() {
      isClosed = true
      clearTimeout(timer)
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
