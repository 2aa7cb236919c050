import type { Payload } from 'payload'

import { type Prepared, runPrepared } from '@/server/database/prepared'
import type { Limit } from '@/server/security/rate-limit'

import { BUSY_HOUR } from './risk'

type Asking = {
  readonly idempotencyKey: string
  readonly limits: readonly Limit[]
  readonly gateIds: readonly number[]
  readonly placeIds: readonly number[]
}

export type Ahead = {
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

/** Parameters: the key of the submission, keys and windows of the limits, ids of gates and places. */
const LOOK_AHEAD: Prepared = {
  name: 'submission-look-ahead',
  text: `
    SELECT
      (SELECT json_build_object('bodyHash', body_hash, 'receiptHash', receipt_hash)
        FROM recommendations WHERE idempotency_key = $1) AS existing,
      (SELECT count(*)::int FROM (
        SELECT 1 FROM recommendations WHERE submitted_at > now() - interval '1 hour' LIMIT ${BUSY_HOUR}
      ) AS recent) AS last_hour,
      (SELECT json_object_agg(r.key, json_build_object('hits', r.hits, 'wait',
          ceil(extract(epoch FROM r.window_start) + l.seconds - extract(epoch FROM now()))::int))
        FROM unnest($2::text[], $3::int[]) AS l(key, seconds)
        JOIN rate_limits r USING (key)
        WHERE r.window_start = to_timestamp(floor(extract(epoch FROM now()) / l.seconds) * l.seconds)) AS hits,
      (SELECT json_agg(id) FROM mosque_gates
        WHERE id = ANY($4::int[]) AND _status = 'published' AND deleted_at IS NULL) AS gate_ids,
      (SELECT json_agg(id) FROM locations
        WHERE id = ANY($5::int[]) AND _status = 'published' AND deleted_at IS NULL) AS place_ids,
      extract(epoch FROM clock_timestamp())::float8 * 1000 AS database_time
  `,
}

/** Everything that has to be known before a submission is stored, in one read. */
export async function lookAhead(payload: Payload, asking: Asking): Promise<Ahead> {
  const { idempotencyKey, limits, gateIds, placeIds } = asking
  const rows = await runPrepared<Found>(payload, LOOK_AHEAD, [
    idempotencyKey,
    limits.map(({ key }) => key),
    limits.map(({ windowSeconds }) => windowSeconds),
    gateIds,
    placeIds,
  ])
  const found = rows[0]
  if (found === undefined) throw new Error('The database returned no row')
  return {
    existing: found.existing,
    lastHour: found.last_hour,
    hits: found.hits ?? {},
    gateIds: found.gate_ids ?? [],
    placeIds: found.place_ids ?? [],
    databaseTime: found.database_time,
  }
}

type Found = {
  existing: Ahead['existing']
  last_hour: number
  hits: Ahead['hits'] | null
  gate_ids: number[] | null
  place_ids: number[] | null
  database_time: number
}

/** Seconds until the first of the limits that are used up opens again; `null` when none is. */
export function waitFor(limits: readonly Limit[], { hits }: Ahead): number | null {
  const waits = limits.flatMap(({ key, hits: most }) => {
    const counted = hits[key]
    return counted !== undefined && counted.hits >= most ? [Math.max(1, counted.wait)] : []
  })
  return waits.length === 0 ? null : Math.max(...waits)
}
