import pg from 'pg'
import { z } from 'zod'

import { EVERYTHING_TAG, withdrawn } from '@/server/cache/tags'
import { stallAwareTimeout } from '@/server/database/stall-aware-timeout'

type FeedOptions = {
  readonly databaseUri: string
  /** `application_name` of this process: its own changes are no news. */
  readonly writer: string
  readonly report: (message: string) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const CHANNEL = 'pilgrim_guide_content'

const RECONNECT_MS = 1_000
const HEARTBEAT_MS = 5_000
const HEARTBEAT_LIMIT_MS = 2_000

/** When a connection is closed whose caller has given up. */
const CLEAN_UP_MS = 30_000

/** After so long without a reading everything counts as changed. Rows are stored longer than this; see `deleteOldChanges`. */
const MAX_SILENCE_MS = 24 * 60 * 60 * 1000

const answerSchema = z.object({
  horizon: z.string().regex(/^\d+$/),
  changes: z.array(z.object({ id: z.number(), tags: z.array(z.string()), writer: z.string() })),
})

/**
 * Subscribes to the tags that other processes on the same database change, to invalidate what shows them here. The table
 * `content_changes` is the truth, written in each change's own transaction; a notice only says that it is time to read,
 * and each heartbeat reads without one.
 *
 * Read by transaction and not by number: a number is given out before the commit, so a smaller one can appear later.
 * Below the horizon of a snapshot every transaction has ended; rows above it are read again, and known ones skipped by id.
 */
export function createChangeFeed({ databaseUri, writer, report, now = Date.now }: FeedOptions) {
  let client: pg.Client | null = null
  let isUp = true
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let subscriber: (tags: readonly string[]) => void = () => undefined

  /** Everything below it has been read; `null` before the first reading, which publishes nothing. */
  let horizon: string | null = null
  let lastReadIds: ReadonlySet<number> = new Set()
  let readAt = now()
  let reading: Promise<void> | null = null
  let isRereadNeeded = false

  async function connect(): Promise<void> {
    if (isClosed) return
    const next = new pg.Client({
      connectionString: databaseUri,
      connectionTimeoutMillis: CLEAN_UP_MS,
      keepAlive: true,
    })
    const reconnect = createReconnect(next)
    next.on('error', reconnect)
    next.on('end', reconnect)
    next.on('notification', () => void read(next).catch(reconnect))
    try {
      await stallAwareTimeout(open(next), HEARTBEAT_LIMIT_MS)
    } catch {
      reconnect()
      return
    }
    if (!isUp) report('The database answers again.')
    client = next
    isUp = true
    scheduleHeartbeat(next, reconnect)
  }

  async function open(one: pg.Client): Promise<void> {
    await one.connect()
    await one.query(`LISTEN ${CHANNEL}`)
    await read(one)
  }

  function createReconnect(one: pg.Client): () => void {
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

  /** A database that hangs leaves its connections open: only a query shows it. */
  function scheduleHeartbeat(one: pg.Client, reconnect: () => void): void {
    timer = setTimeout(() => {
      stallAwareTimeout(read(one), HEARTBEAT_LIMIT_MS).then(() => {
        if (client === one && !isClosed) scheduleHeartbeat(one, reconnect)
      }, reconnect)
    }, HEARTBEAT_MS)
  }

  /** One reading at a time; one that is asked for meanwhile follows, because it may be about a later commit. */
  function read(one: pg.Client): Promise<void> {
    if (reading !== null) {
      isRereadNeeded = true
      return reading
    }
    reading = readChanges(one).finally(() => {
      reading = null
    })
    return reading
  }

  async function readChanges(one: pg.Client): Promise<void> {
    do {
      isRereadNeeded = false
      const { rows } = await one.query<{ answer: unknown }>(READ, [horizon])
      const answer = answerSchema.parse(rows[0]?.answer)
      // The first reading publishes nothing: it only records what is there already, also above the horizon.
      const remoteChanges =
        horizon === null
          ? []
          : answer.changes.filter((change) => change.writer !== writer && !lastReadIds.has(change.id))
      // Another database, or one restored from a backup, or rows that are gone by now.
      const hasMissedChanges =
        horizon !== null && (BigInt(answer.horizon) < BigInt(horizon) || now() - readAt > MAX_SILENCE_MS)
      // What was withdrawn meanwhile is not known, so anything may have been.
      const tags = hasMissedChanges
        ? [EVERYTHING_TAG, withdrawn(EVERYTHING_TAG)]
        : [...new Set(remoteChanges.flatMap((change) => change.tags))]
      if (tags.length > 0) subscriber(tags)
      horizon = answer.horizon
      lastReadIds = new Set(answer.changes.map(({ id }) => id))
      readAt = now()
    } while (isRereadNeeded)
  }

  return {
    /**
     * @param listener what is to happen when another process has changed something
     * @returns when the first reading is done: no change after it is missed. While the database is down it ends without
     *   one; the first reading is then of all that the table still has.
     */
    async subscribe(listener: (tags: readonly string[]) => void): Promise<void> {
      subscriber = listener
      await connect()
      horizon ??= '0'
    },

    isDatabaseUp: () => isUp,

    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

const READ = `
  SELECT json_build_object(
    'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
    'changes', coalesce((
      SELECT json_agg(json_build_object('id', id, 'tags', tags, 'writer', writer) ORDER BY id)
      FROM content_changes WHERE transaction >= coalesce($1::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
    ), '[]')
  ) AS answer`
