import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { type Prepared, runPrepared } from '@/server/database/sql-client'
import type { Limit } from '@/server/security/rate-limit'

import { TooLateError } from './answer-in-time'
import { type Outcome, precheck } from './precheck'
import type { SubmissionRows } from './read-submission'
import type { Risk } from './risk'

type Storing = {
  readonly rows: SubmissionRows
  readonly risk: Risk
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly receiptHash: string
  readonly networkHash: string
  readonly limits: readonly Limit[]
  /** By the clock of the database, in milliseconds since 1970. */
  readonly databaseTime: number
  /** How long the sender still waits, in milliseconds. */
  readonly msLeft: number
}

/** Codes of our own that the function `refuse_submission` raises; `GU` is no class of PostgreSQL's. */
const OVER_LIMIT = 'GU429'
const TOO_LATE = 'GU408'

/**
 * Stores one submission with its steps and counts it, all in one statement, which is a transaction by itself; what is
 * beyond a limit, and what comes when its sender does not wait any more, leaves no trace. When it returns `stored`, it is
 * on disk.
 *
 * Own SQL rather than the CMS's create, which needs about ten statements and manages a fifth of the rate: the row has passed the contract's schema already, and no hook of the collection adds anything to a new one.
 *
 * @throws TooLateError when the sender does not wait any more, and whatever the database throws
 */
export async function storeSubmission(payload: Payload, storing: Storing): Promise<Outcome> {
  if (storing.msLeft <= 0) throw new TooLateError()
  if (storing.limits.length > limitSlots.length) throw new Error(`At most ${limitSlots.length} limits can be counted`)
  const columns = toColumns(storing)
  const { steps } = storing.rows
  const values = [
    ...Object.values(columns),
    storing.databaseTime + storing.msLeft,
    ...limitSlots.flatMap((slot) => limitValues(storing.limits[slot])),
    ...(steps.length === 0 ? [] : [JSON.stringify(steps)]),
  ]
  try {
    const [stored] = await runPrepared<{ id: number | null }>(
      payload,
      prepareInsertion(Object.keys(columns), steps.length > 0),
      values,
    )
    if (stored?.id != null) return { outcome: 'stored' }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === TOO_LATE) throw new TooLateError({ cause: error })
    return { outcome: 'limited', retryAfterSeconds: Math.max(1, Number(error.detail)) }
  }
  // Whoever took it is committed by now; the statement above could not see a twin that was on its way.
  const key = { idempotencyKey: storing.idempotencyKey, limits: [], gateIds: [], placeIds: [] }
  return { outcome: 'sent-before', existing: (await precheck(payload, key)).existing }
}

const toColumns = ({ rows, risk, ...hashes }: Storing) => ({
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
function prepareInsertion(columns: readonly string[], hasSteps: boolean): Prepared {
  const kind = `${columns.join()} ${hasSteps}`
  const cached = preparedInsertions.get(kind)
  if (cached !== undefined) return cached
  const text = insertionSql(columns, hasSteps)
  // Named by what it says: each route may have this module to itself, and all share the connections.
  const statement = { name: `store-submission-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text }
  preparedInsertions.set(kind, statement)
  return statement
}

const preparedInsertions = new Map<string, Prepared>()

/** The form that was opened, the day and the minute. As many each time: see `PRECHECK`. */
const limitSlots = [0, 1, 2] as const

const limitValues = (limit: Limit | undefined) => [limit?.key, limit?.windowSeconds, limit?.hits]

/** Parameters: the columns' values, until when the sender waits, key, window and most hits of each limit, and the steps if there are any. */
function insertionSql(columns: readonly string[], hasSteps: boolean): string {
  const parameter = (place: number): string => `$${columns.length + place}`
  const slots = limitSlots.map((slot) => ({
    key: `${parameter(2 + 3 * slot)}::text`,
    seconds: `${parameter(3 + 3 * slot)}::int`,
    most: `${parameter(4 + 3 * slot)}::bigint`,
  }))
  const ofLimit = (wanted: 'seconds' | 'most'): string =>
    `CASE r.key ${slots.map((slot) => `WHEN ${slot.key} THEN ${slot[wanted]}`).join(' ')} END`
  const steps = hasSteps ? stepsSql(parameter(2 + 3 * limitSlots.length)) : ''
  // Twins collide on the key or on the receipt made from it, whichever index is looked at first: no conflict target.
  // Counted after the row: a repeated request finds its key taken and costs its network nothing. The count of the hits
  // is there to have them all before the time is looked at: to count one, another may have to be waited for.
  return `
    WITH stored AS (
      INSERT INTO recommendations (${columns.map((name) => `"${name}"`).join(', ')}, submitted_at)
      VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}, now())
      ON CONFLICT DO NOTHING
      RETURNING id
    ), ${steps} counted AS (
      INSERT INTO rate_limits AS r (key, window_start, hits)
      SELECT l.key, to_timestamp(floor(extract(epoch FROM now()) / l.seconds) * l.seconds), 1
      FROM stored, (VALUES ${slots.map(({ key, seconds }) => `(${key}, ${seconds})`).join(', ')}) AS l(key, seconds)
      WHERE l.key IS NOT NULL
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN r.window_start = excluded.window_start THEN r.hits + 1 ELSE 1 END,
        window_start = excluded.window_start
      RETURNING CASE WHEN r.hits > ${ofLimit('most')} THEN refuse_submission('${OVER_LIMIT}',
        ceil(extract(epoch FROM r.window_start) + ${ofLimit('seconds')} - extract(epoch FROM now()))::int) END AS refused
    )
    SELECT (SELECT id FROM stored) AS id,
      CASE WHEN extract(epoch FROM clock_timestamp()) * 1000 > ${parameter(1)}::float8
        THEN refuse_submission('${TOO_LATE}', 0) END AS refused
    FROM (SELECT count(refused) FROM counted) AS refusals
  `
}

const stepsSql = (parameter: string): string => `
    steps AS (
      INSERT INTO recommendations_steps (_order, _parent_id, id, title, description, category, notes, gate_id, location_id)
      SELECT s."order", stored.id, s.id, s.title, s.description, s.category::enum_recommendations_steps_category, s.notes,
        s.gate_id, s.location_id
      FROM stored, jsonb_to_recordset(${parameter}::jsonb) AS s("order" int, id text, title text,
        description text, category text, notes text, gate_id int, location_id int)
    ),`
