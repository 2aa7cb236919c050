import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { EMPTY_SEARCH_DAYS } from '@/contracts/retention'

/** Different texts of one day: room for what is missed, and none for a program that makes texts up. */
export const MAX_TEXTS_A_DAY = 5_000

/** Searches within the days that are kept. What was searched for less often may be the words of one person; the terms say so. */
export const MIN_SHOWN_SEARCHES = 3

export const MAX_SHOWN_TEXTS = 50

export type EmptySearch = { readonly text: string; readonly searches: number }

/** By the calendar of the cities. The day is the database's, so that no clock of a server shifts it. */
const today = sql`(now() AT TIME ZONE 'Asia/Riyadh')::date`

/**
 * Adds one to a text's count of today, a `countableSearch`. One statement; nothing of the visitor is kept. On a day that has its
 * 5,000 texts a new one is left out, and those that are there are counted on. Requests at the same moment may go a few over it.
 */
export async function countEmptySearch({ db }: Pick<Payload, 'db'>, text: string): Promise<void> {
  await db.drizzle.execute(sql`
    INSERT INTO empty_searches AS s (day, text, searches)
    SELECT ${today}, ${text}, 1
    WHERE EXISTS (SELECT FROM empty_searches WHERE day = ${today} AND text = ${text})
      OR (SELECT count(*) FROM empty_searches WHERE day = ${today}) < ${MAX_TEXTS_A_DAY}::int
    ON CONFLICT (day, text) DO UPDATE SET searches = s.searches + 1
  `)
}

/** What was searched for most often in the last 30 days, and not found: the most often first, 50 at most. */
export async function listEmptySearches({ db }: Pick<Payload, 'db'>): Promise<readonly EmptySearch[]> {
  const { rows } = await db.drizzle.execute<EmptySearch>(sql`
    SELECT text, sum(searches)::int AS searches FROM empty_searches
    WHERE day > ${today} - ${EMPTY_SEARCH_DAYS}::int AND day <= ${today}
    GROUP BY text HAVING sum(searches) >= ${MIN_SHOWN_SEARCHES}::int
    ORDER BY searches DESC, text LIMIT ${MAX_SHOWN_TEXTS}::int
  `)
  return rows
}
