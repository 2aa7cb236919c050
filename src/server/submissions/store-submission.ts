import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { Limit } from '@/server/security/rate-limit'

import type { Risk } from './risk'
import type { SubmissionRows } from './submission-row'

export type Storing = {
  readonly rows: SubmissionRows
  readonly risk: Risk
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly receiptHash: string
  readonly networkHash: string
  readonly limits: readonly Limit[]
}

export type Stored =
  | { readonly outcome: 'stored'; readonly id: number }
  /** The key is taken: by the same submission or another one. */
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }

class OverLimit extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Over the limit')
  }
}

/**
 * Stores one submission with its steps and counts it, all in one statement of one transaction; what is beyond a limit
 * leaves no trace. When it returns `stored`, it is on disk.
 *
 * Own SQL rather than the CMS's create, which needs about ten statements and manages a fifth of the rate (quality-goals
 * A11): the row has passed the contract's schema already, and no hook of the collection adds anything to a new one.
 *
 * @param isWanted asked right before the commit; `false` leaves nothing behind.
 */
export async function storeSubmission(
  payload: Payload,
  storing: Storing,
  isWanted: () => boolean = () => true,
): Promise<Stored> {
  try {
    return await payload.db.drizzle.transaction(async (transaction) => {
      const { rows } = await transaction.execute<Inserted>(insertion(storing))
      const inserted = rows[0]
      if (inserted === undefined || inserted.id === null) return { outcome: 'taken' } as const
      const waits = storing.limits
        .filter(({ key, hits }) => (ticketOf(inserted, key)?.hits ?? 1) > hits)
        .map(({ key }) => ticketOf(inserted, key)?.wait ?? 1)
      if (waits.length > 0) throw new OverLimit(Math.max(1, ...waits))
      if (!isWanted()) throw new Error('The sender is not waiting any more')
      return { outcome: 'stored', id: inserted.id } as const
    })
  } catch (error) {
    if (error instanceof OverLimit) return { outcome: 'limited', retryAfterSeconds: error.retryAfterSeconds }
    throw error
  }
}

type Inserted = { id: number | null; tickets: { key: string; hits: number; wait: number }[] | null }

const ticketOf = ({ tickets }: Inserted, key: string) => tickets?.find((ticket) => ticket.key === key)

function insertion({ rows, risk, limits, ...hashes }: Storing) {
  const columns = {
    ...rows.row,
    risk_score: risk.score,
    risk_reasons: JSON.stringify(risk.reasons),
    idempotency_key: hashes.idempotencyKey,
    body_hash: hashes.bodyHash,
    receipt_hash: hashes.receiptHash,
    network_hash: hashes.networkHash,
  }
  const names = sql.join(
    Object.keys(columns).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    Object.values(columns).map((value) => sql`${value}`),
    sql`, `,
  )
  // Twins collide on the key or on the receipt made from it, whichever index is looked at first: no conflict target.
  // Counted after the row: a repeated request finds its key taken and costs its network nothing.
  return sql`
    WITH stored AS (
      INSERT INTO recommendations (${names}, submitted_at) VALUES (${values}, now())
      ON CONFLICT DO NOTHING
      RETURNING id
    ), steps AS (
      INSERT INTO recommendations_steps (_order, _parent_id, id, title, description, category, notes, gate_id, location_id)
      SELECT s."order", stored.id, s.id, s.title, s.description, s.category::enum_recommendations_steps_category, s.notes,
        s.gate_id, s.location_id
      FROM stored, jsonb_to_recordset(${JSON.stringify(rows.steps)}::jsonb) AS s("order" int, id text, title text,
        description text, category text, notes text, gate_id int, location_id int)
    ), tickets AS (
      INSERT INTO rate_limits AS r (key, window_start, hits)
      SELECT l.key, to_timestamp(floor(extract(epoch FROM now()) / l.seconds) * l.seconds), 1
      FROM stored, unnest(${sql.param(limits.map(({ key }) => key))}::text[],
        ${sql.param(limits.map(({ windowSeconds }) => windowSeconds))}::int[]) AS l(key, seconds)
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN r.window_start = excluded.window_start THEN r.hits + 1 ELSE 1 END,
        window_start = excluded.window_start
      RETURNING key, hits, window_start
    )
    SELECT (SELECT id FROM stored) AS id, (
      SELECT json_agg(json_build_object('key', t.key, 'hits', t.hits, 'wait',
        ceil(extract(epoch FROM t.window_start) + l.seconds - extract(epoch FROM now()))::int))
      FROM tickets t JOIN unnest(${sql.param(limits.map(({ key }) => key))}::text[],
        ${sql.param(limits.map(({ windowSeconds }) => windowSeconds))}::int[]) AS l(key, seconds) USING (key)
    ) AS tickets
  `
}
