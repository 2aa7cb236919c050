import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { type Prepared, runPrepared } from '@/server/database/prepared'
import type { Limit } from '@/server/security/rate-limit'

import { TooLateError } from './answers'
import type { Risk } from './risk'
import type { SubmissionRows } from './submission-row'

type Storing = {
  readonly rows: SubmissionRows
  readonly risk: Risk
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly receiptHash: string
  readonly networkHash: string
  readonly limits: readonly Limit[]
  /** Until when the sender waits, in milliseconds since 1970 by the clock of the database. */
  readonly waitsUntil: number
}

type Stored =
  | { readonly outcome: 'stored'; readonly id: number }
  /** The key is taken: by the same submission or another one. */
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }

/** Codes of our own that the function `refuse_submission` raises; `GU` is no class of PostgreSQL's. */
const OVER_LIMIT = 'GU429'
const TOO_LATE = 'GU408'

/**
 * Stores one submission with its steps and counts it, all in one statement, which is a transaction by itself; what is
 * beyond a limit, and what comes when nobody waits for it any more, leaves no trace. When it returns `stored`, it is on
 * disk.
 *
 * Own SQL rather than the CMS's create, which needs about ten statements and manages a fifth of the rate (quality-goals
 * A11): the row has passed the contract's schema already, and no hook of the collection adds anything to a new one.
 *
 * @throws TooLateError when the sender does not wait any more, and whatever the database throws
 */
export async function storeSubmission(payload: Payload, storing: Storing): Promise<Stored> {
  if (storing.limits.length > limitSlots.length) throw new Error(`At most ${limitSlots.length} limits can be counted`)
  const columns = columnsOf(storing)
  const values = [
    ...Object.values(columns),
    JSON.stringify(storing.rows.steps),
    storing.waitsUntil,
    ...limitSlots.flatMap((slot) => limitValues(storing.limits[slot])),
  ]
  try {
    const [stored] = await runPrepared<{ id: number | null }>(payload, insertion(Object.keys(columns)), values)
    return stored?.id == null ? { outcome: 'taken' } : { outcome: 'stored', id: stored.id }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === TOO_LATE) throw new TooLateError({ cause: error })
    return { outcome: 'limited', retryAfterSeconds: Math.max(1, Number(error.detail)) }
  }
}

const columnsOf = ({ rows, risk, ...hashes }: Storing) => ({
  ...rows.row,
  risk_score: risk.score,
  risk_reasons: JSON.stringify(risk.reasons),
  idempotency_key: hashes.idempotencyKey,
  body_hash: hashes.bodyHash,
  receipt_hash: hashes.receiptHash,
  network_hash: hashes.networkHash,
})

const isRefusal = (error: unknown): error is Error & { readonly code: string; readonly detail: string } =>
  error instanceof Error && 'code' in error && (error.code === OVER_LIMIT || error.code === TOO_LATE)

/** The statement for these columns of `recommendations`: there are as many as kinds of submissions. */
function insertion(columns: readonly string[]): Prepared {
  const known = insertions.get(columns.join())
  if (known !== undefined) return known
  const text = insertionText(columns)
  // Named by what it says: each route may have this module to itself, and all share the connections.
  const statement = { name: `store-submission-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text }
  insertions.set(columns.join(), statement)
  return statement
}

const insertions = new Map<string, Prepared>()

/** The form that was opened, the day and the minute. As many each time: see `LOOK_AHEAD`. */
const limitSlots = [0, 1, 2] as const

const limitValues = (limit: Limit | undefined) => [limit?.key, limit?.windowSeconds, limit?.hits]

/** Parameters: the columns' values, then the steps, `waitsUntil`, and key, window and most hits of each limit. */
function insertionText(columns: readonly string[]): string {
  const parameter = (place: number): string => `$${columns.length + place}`
  const slots = limitSlots.map((slot) => {
    const [key, seconds, most] = [3, 4, 5].map((place) => parameter(place + 3 * slot))
    return `(${key}::text, ${seconds}::int, ${most}::bigint)`
  })
  const limits = `(VALUES ${slots.join(', ')}) AS l(key, seconds, most)`
  // Twins collide on the key or on the receipt made from it, whichever index is looked at first: no conflict target.
  // Counted after the row: a repeated request finds its key taken and costs its network nothing.
  return `
    WITH stored AS (
      INSERT INTO recommendations (${columns.map((name) => `"${name}"`).join(', ')}, submitted_at)
      VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}, now())
      ON CONFLICT DO NOTHING
      RETURNING id
    ), steps AS (
      INSERT INTO recommendations_steps (_order, _parent_id, id, title, description, category, notes, gate_id, location_id)
      SELECT s."order", stored.id, s.id, s.title, s.description, s.category::enum_recommendations_steps_category, s.notes,
        s.gate_id, s.location_id
      FROM stored, jsonb_to_recordset(${parameter(1)}::jsonb) AS s("order" int, id text, title text,
        description text, category text, notes text, gate_id int, location_id int)
    ), tickets AS (
      INSERT INTO rate_limits AS r (key, window_start, hits)
      SELECT l.key, to_timestamp(floor(extract(epoch FROM now()) / l.seconds) * l.seconds), 1
      FROM stored, ${limits}
      WHERE l.key IS NOT NULL
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN r.window_start = excluded.window_start THEN r.hits + 1 ELSE 1 END,
        window_start = excluded.window_start
      RETURNING key, hits, window_start
    ), over AS (
      SELECT max(ceil(extract(epoch FROM t.window_start) + l.seconds - extract(epoch FROM now())))::int AS wait
      FROM tickets t JOIN ${limits} USING (key)
      WHERE t.hits > l.most
    )
    SELECT (SELECT id FROM stored) AS id,
      CASE
        WHEN over.wait IS NOT NULL THEN refuse_submission('${OVER_LIMIT}', over.wait)
        WHEN extract(epoch FROM clock_timestamp()) * 1000 > ${parameter(2)}::float8 THEN refuse_submission('${TOO_LATE}', 0)
      END AS refused
    FROM over
  `
}
