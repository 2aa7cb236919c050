import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { type ReviewState, reviewStates, riskLevels, submissionKinds } from '@/contracts/moderation'
import type { QueueAnswer, QueueQuery } from '@/contracts/review-queue'
import { waitingStates } from '@/domain/submissions/waiting'
import { foldedWords, foldText, withoutNumberWords } from '@/lib/text/text-folding'
import { type Cooperative, runCooperatively } from '@/server/cooperative'

/** More than anybody can work through; the counts beside them stay right. */
const MAX_ROWS = 5_000

type MatchingIds = { readonly ids: readonly number[]; readonly total: number }

/** The submissions the query asks for: the ids of the first ones in its order, and how many there are in all. */
export async function findIds(payload: Payload, query: QueueQuery): Promise<MatchingIds> {
  const chosen = sql`
    FROM recommendations
    WHERE ${sql.join([...listConditions(query)], sql` AND `)}
    ORDER BY ${orders[query.sort]}
  `
  const searchText = query.q?.trim() ?? ''
  if (searchText !== '' && query.id === undefined) {
    const { rows } = await payload.db.drizzle.execute<SearchedRow>(sql`SELECT id, ${SEARCHED_TEXT} AS text ${chosen}`)
    return runCooperatively(findText(rows, searchText))
  }
  const { rows } = await payload.db.drizzle.execute<{ id: number; total: number }>(sql`
    SELECT id, (count(*) OVER ())::int AS total ${chosen} LIMIT ${MAX_ROWS}
  `)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

type SearchedRow = { id: number; text: string }

const SEARCHED_TEXT = sql`concat_ws(E'\n', title, place_arabic_name, description, place_phone, report_new_value, report_comment)`

/** Folded here and not by the database, which has no fold of its own that would find the same. Signs alone stand for themselves. */
function* findText(rows: readonly SearchedRow[], searchText: string): Cooperative<MatchingIds> {
  const words = withoutNumberWords(foldedWords(searchText))
  const ids: number[] = []
  for (const { id, text } of rows) {
    const folded = foldText(text)
    if (words.length === 0 ? text.includes(searchText) : words.every((word) => folded.includes(word))) ids.push(id)
    yield
  }
  return { ids: ids.slice(0, MAX_ROWS), total: ids.length }
}

const orders = {
  oldest: sql`submitted_at, id`,
  newest: sql`submitted_at DESC, id DESC`,
  risk: sql`risk_score DESC, submitted_at, id`,
} as const satisfies Record<QueueQuery['sort'], SQL>

function* listConditions(query: QueueQuery): Generator<SQL> {
  yield sql`deleted_at IS NULL`
  if (query.id !== undefined) {
    yield sql`id = ${query.id}`
    return
  }
  const states = parseNames(query.state, reviewStates)
  yield sql`status::text = ANY(${sql.param(states.length > 0 ? states : waitingStates)}::text[])`
  const kinds = parseNames(query.kind, submissionKinds)
  if (kinds.length > 0) yield sql`kind::text = ANY(${sql.param(kinds)}::text[])`
  if (query.city !== undefined) yield sql`city::text = ${query.city}`
  if (query.olderThanHours !== undefined) {
    yield sql`submitted_at <= now() - make_interval(hours => ${query.olderThanHours}::int)`
  }
  if (query.risk !== undefined) yield riskConditions[query.risk]
}

const riskConditions = {
  low: sql`risk_score < ${riskLevels.medium}`,
  medium: sql`risk_score >= ${riskLevels.medium} AND risk_score < ${riskLevels.high}`,
  high: sql`risk_score >= ${riskLevels.high}`,
} as const satisfies Record<NonNullable<QueueQuery['risk']>, SQL>

const parseNames = <Name extends string>(list: string | undefined, names: readonly Name[]): readonly Name[] => {
  const wanted = (list ?? '').split(',')
  return names.filter((name) => wanted.includes(name))
}

type Counts = Pick<QueueAnswer, 'counts' | 'oldest'>

/** How many there are in each state, and the one that waits longest. */
export async function countStates(payload: Payload): Promise<Counts> {
  const { rows } = await payload.db.drizzle.execute<StateRow>(sql`
    SELECT status, count(*)::int AS total, min(submitted_at) AS submitted_at,
      extract(epoch FROM now() - min(submitted_at))::int AS age,
      (array_agg(id ORDER BY submitted_at, id))[1] AS id
    FROM recommendations WHERE deleted_at IS NULL GROUP BY status
  `)
  const total = (state: ReviewState): number => rows.find(({ status }) => status === state)?.total ?? 0
  const oldest = rows.filter(({ status }) => isWaiting(status)).sort((a, b) => b.age - a.age || a.id - b.id)[0]
  return {
    counts: {
      'pending-review': total('pending-review'),
      claimed: total('claimed'),
      'with-editor': total('with-editor'),
      approved: total('approved'),
      rejected: total('rejected'),
      spam: total('spam'),
      duplicate: total('duplicate'),
    },
    oldest:
      oldest === undefined
        ? null
        : { id: oldest.id, submittedAt: new Date(oldest.submitted_at).toISOString(), ageSeconds: oldest.age },
  }
}

const isWaiting = (status: ReviewState): boolean => waitingStates.some((state) => state === status)

type StateRow = { status: ReviewState; total: number; submitted_at: string; age: number; id: number }
