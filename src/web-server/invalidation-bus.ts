import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { z } from 'zod'

import { EVERYTHING_TAG } from '@/server/cache/tags'

type BusOptions = {
  readonly databaseUri: string
  readonly report: (message: string) => void
}

export const CHANNEL = 'pilgrim_guide_content'

/** PostgreSQL refuses a notice of 8,000 bytes; so many tags mean everything anyway. */
const MAX_TAGS = 100

const RECONNECT_MS = 1_000
const HEARTBEAT_MS = 5_000
const HEARTBEAT_LIMIT_MS = 2_000

const noticeSchema = z.object({ from: z.string(), tags: z.array(z.string()) })

/** Tells every other process on the same database which tags were invalidated here, and hears it from them. */
export function createInvalidationBus({ databaseUri, report }: BusOptions) {
  const self = randomUUID()
  let client: pg.Client | null = null
  let isUp = true
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let subscriber: (tags: readonly string[]) => Promise<void> = () => Promise.resolve()

  async function connect(): Promise<void> {
    if (isClosed) return
    const next = new pg.Client({
      connectionString: databaseUri,
      connectionTimeoutMillis: HEARTBEAT_LIMIT_MS,
      keepAlive: true,
    })
    const lose = onceLost(next)
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload = '' }) => void receive(payload))
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
      await hand([EVERYTHING_TAG])
    }
    beat(next, lose)
  }

  function onceLost(one: pg.Client): () => void {
    let isLost = false
    return () => {
      if (isLost || isClosed) return
      isLost = true
      if (isUp) report('The database does not answer; cached responses go on being sent.')
      isUp = false
      if (client === one) client = null
      one.end().catch(() => undefined)
      clearTimeout(timer)
      timer = setTimeout(() => void connect(), RECONNECT_MS)
    }
  }

  /** A database that hangs keeps its connections open: only asking tells. */
  function beat(one: pg.Client, lose: () => void): void {
    timer = setTimeout(() => {
      const limit = setTimeout(lose, HEARTBEAT_LIMIT_MS)
      one
        .query('SELECT 1')
        .then(() => {
          if (client === one && !isClosed) beat(one, lose)
        }, lose)
        .finally(() => clearTimeout(limit))
    }, HEARTBEAT_MS)
  }

  async function receive(payload: string): Promise<void> {
    const notice = readNotice(payload)
    if (notice !== null && notice.from !== self) await hand(notice.tags)
  }

  const hand = (tags: readonly string[]) =>
    subscriber(tags).catch((error: unknown) => report(`A change made elsewhere was not taken over: ${String(error)}`))

  return {
    /** @param listener what is to happen when another process has invalidated tags */
    subscribe(listener: (tags: readonly string[]) => Promise<void>): void {
      subscriber = listener
      void connect()
    },

    publish(tags: readonly string[]): void {
      const text = JSON.stringify({ from: self, tags: tags.length > MAX_TAGS ? [EVERYTHING_TAG] : tags })
      void client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(() => {
        // The others hear of it when they connect again: see `connect`.
      })
    },

    isDatabaseUp: () => isUp,

    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

function readNotice(payload: string): z.infer<typeof noticeSchema> | null {
  try {
    return noticeSchema.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
