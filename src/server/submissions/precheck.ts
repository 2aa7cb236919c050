import type { Payload } from 'payload'

import { type Prepared, runPrepared } from '@/server/database/sql-client'
import type { Limit } from '@/server/security/rate-limit'

import { BUSY_HOUR } from './risk'

type PrecheckQuery = {
  readonly idempotencyKey: string
  readonly limits: readonly Limit[]
  readonly gateIds: readonly number[]
  readonly placeIds: readonly number[]
}

export type Precheck = {
  /** What is stored under the key already. */
  readonly existing: { readonly bodyHash: string | null; readonly receiptHash: string | null } | null
  /** Submissions of the last hour, counted up to `BUSY_HOUR`. */
  readonly lastHour: number
  /** Hits in the running window, by key of the limit. */
  readonly hits: Readonly<Record<string, { readonly hits: number; readonly wait: number } | undefined>>
  /** Those of the asked gates and places that readers can see. */
  readonly gateIds: readonly number[]
  readonly placeIds: readonly number[]
  /** The clock of the database, in milliseconds since 1970: what it stores later goes by no other. */
  readonly databaseTime: number
}

/** What becomes of a submission. */
export type Outcome =
  | { readonly outcome: 'stored' }
  /** Its key is taken: by the same submission or another one. */
  | { readonly outcome: 'sent-before'; readonly existing: Precheck['existing'] }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }

/** The form, and two limits for each of three standings. */
const MOST_LIMITS = 7

const limitParameters = Array.from({ length: MOST_LIMITS }, (_, index) => `$${index + 2}`).join(', ')

/**
 * Parameters: the key of the submission, then the keys of the limits. One parameter each, since PostgreSQL takes a list
 * of unknown length for a longer one and then plans the statement anew each time, at twice the cost of running it.
 */
const PRECHECK: Prepared = {
  name: 'submission-precheck',
  text: `
    SELECT
      (SELECT json_build_object('bodyHash', body_hash, 'receiptHash', receipt_hash)
        FROM recommendations WHERE idempotency_key = $1) AS existing,
      (SELECT count(*)::int FROM (
        SELECT 1 FROM recommendations WHERE submitted_at > now() - interval '1 hour' LIMIT ${BUSY_HOUR}
      ) AS recent) AS last_hour,
      (SELECT json_object_agg(key, json_build_object('hits', hits, 'since', extract(epoch FROM window_start)))
        FROM rate_limits WHERE key IN (${limitParameters})) AS counted,
      extract(epoch FROM clock_timestamp())::float8 AS seconds
  `,
}

/** Parameters: ids of gates and of places. */
const FIND_LINKED: Prepared = {
  name: 'submission-find-linked',
  text: `
    SELECT
      (SELECT json_agg(id) FROM mosque_gates
        WHERE id = ANY($1::int[]) AND _status = 'published' AND deleted_at IS NULL) AS gate_ids,
      (SELECT json_agg(id) FROM locations
        WHERE id = ANY($2::int[]) AND _status = 'published' AND deleted_at IS NULL) AS place_ids
  `,
}

/** Everything that has to be known before a submission is stored, in one read, or two for a path with links. */
export async function precheck(payload: Payload, query: PrecheckQuery): Promise<Precheck> {
  const { idempotencyKey, limits, gateIds, placeIds } = query
  if (limits.length > MOST_LIMITS) throw new Error(`At most ${MOST_LIMITS} limits can be looked at in one read`)
  const keys = Array.from({ length: MOST_LIMITS }, (_, index) => limits[index]?.key ?? null)
  const [[result], [linked]] = await Promise.all([
    runPrepared<PrecheckRow>(payload, PRECHECK, [idempotencyKey, ...keys]),
    gateIds.length + placeIds.length === 0 ? [] : runPrepared<Linked>(payload, FIND_LINKED, [gateIds, placeIds]),
  ])
  if (result === undefined) throw new Error('The database returned no row')
  return {
    existing: result.existing,
    lastHour: result.last_hour,
    hits: countHits(limits, result.counted ?? {}, result.seconds),
    gateIds: linked?.gate_ids ?? [],
    placeIds: linked?.place_ids ?? [],
    databaseTime: result.seconds * 1000,
  }
}

type Counters = Readonly<Record<string, { readonly hits: number; readonly since: number } | undefined>>

type PrecheckRow = {
  existing: Precheck['existing']
  last_hour: number
  counted: Counters | null
  seconds: number
}

type Linked = { gate_ids: number[] | null; place_ids: number[] | null }

/** What is counted in the windows that run at this second. */
function countHits(limits: readonly Limit[], counted: Counters, second: number): Precheck['hits'] {
  const running = limits.flatMap(({ key, windowSeconds }) => {
    const start = Math.floor(second / windowSeconds) * windowSeconds
    const counter = counted[key]
    return counter?.since === start
      ? [[key, { hits: counter.hits, wait: Math.ceil(start + windowSeconds - second) }]]
      : []
  })
  return Object.fromEntries(running)
}

/** Seconds until the first of the limits that are used up opens again; `null` when none is. */
export function findRetryAfter(limits: readonly Limit[], { hits }: Precheck): number | null {
  const waits = limits.flatMap(({ key, hits: most }) => {
    const counted = hits[key]
    return counted !== undefined && counted.hits >= most ? [Math.max(1, counted.wait)] : []
  })
  return waits.length === 0 ? null : Math.max(...waits)
}
