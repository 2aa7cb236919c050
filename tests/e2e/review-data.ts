import { Client, type QueryResultRow } from 'pg'

/**
 * Submissions for the browser tests of the review queue. Straight into the database: the public call takes five a minute
 * from one address, and one of these tests wants three hundred.
 */
export type ReviewData = {
  /** Stands in the description of every submission of this run, so that the list can be narrowed to them. */
  readonly mark: string
  readonly add: (submission: Submission) => Promise<number>
  /** Copies of published places with the same name a few metres away. */
  readonly addDuplicates: (count: number) => Promise<void>
  /** Places with names and positions like no other. */
  readonly addPlaces: (
    count: number,
    options: { readonly riskScore: number; readonly isPinned: boolean },
  ) => Promise<void>
  readonly query: <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** How many submissions of this run are in each state. */
  readonly states: () => Promise<Readonly<Record<string, number>>>
  /** Takes everything away again, with what was published from it. */
  readonly remove: () => Promise<void>
}

export type Submission = {
  readonly title: string
  readonly kind?: 'place' | 'report'
  readonly description?: string
  readonly category?: string
  readonly phone?: string
  readonly website?: string
  readonly pin?: readonly [latitude: number, longitude: number]
  readonly report?: {
    readonly placeId: number
    readonly field: string
    readonly oldValue: string
    readonly newValue: string
  }
}

export async function reviewData(): Promise<ReviewData> {
  const client = new Client({ connectionString: process.env['DATABASE_URI'] })
  await client.connect()
  const mark = `e2e${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  const query: ReviewData['query'] = async <Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ) => (await client.query<Row>(text, [...values])).rows

  return {
    mark,
    query,

    add: async ({ title, kind = 'place', description = '', category, phone, website, pin, report }) => {
      const rows = await query<{ id: number }>(
        `INSERT INTO recommendations (kind, title, city, description, submitted_at, place_category, place_phone,
           place_website, place_latitude, place_longitude, report_target, report_location_id, report_field,
           report_old_value, report_new_value)
         VALUES ($1, $2, 'Makkah', $3, now() - interval '1 hour', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         RETURNING id`,
        [
          kind,
          title,
          `${description} ${mark}`,
          kind === 'place' ? (category ?? 'Restaurant') : null,
          phone,
          website,
          pin?.[0],
          pin?.[1],
          report === undefined ? null : 'place',
          report?.placeId,
          report?.field,
          report?.oldValue,
          report?.newValue,
        ],
      )
      return rows[0]?.id ?? 0
    },

    addDuplicates: async (count) => {
      await query(
        `INSERT INTO recommendations (kind, title, city, description, submitted_at, place_category, place_latitude,
           place_longitude)
         SELECT 'place', name, city::text::enum_recommendations_city, $1, now() - interval '3 days', 'Restaurant',
           latitude + 0.0001, longitude
         FROM locations
         -- Not those that other tests have made.
         WHERE _status = 'published' AND osm_ref IS NOT NULL AND latitude IS NOT NULL
           AND length(name) BETWEEN 8 AND 120
         ORDER BY id DESC LIMIT $2`,
        [mark, count],
      )
    },

    addPlaces: async (count, { riskScore, isPinned }) => {
      await query(
        `INSERT INTO recommendations (kind, title, city, description, submitted_at, place_category, place_latitude,
           place_longitude, risk_score, risk_reasons)
         SELECT 'place', md5($1::text || $3::text || n::text), 'Makkah', $1, now() - n * interval '1 minute', 'Restaurant',
           CASE WHEN $4::boolean THEN 20 + n * 0.02 END, CASE WHEN $4::boolean THEN 41 + $3::int * 0.01 END, $3::int,
           CASE WHEN $3::int > 0 THEN '["links"]'::jsonb END
         FROM generate_series(1, $2::int) AS n`,
        [mark, count, String(riskScore), isPinned],
      )
    },

    states: async () => {
      const rows = await query<{ status: string; count: number }>(
        'SELECT status::text, count(*)::int AS count FROM recommendations WHERE description LIKE $1 GROUP BY status',
        [`%${mark}`],
      )
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    },

    remove: async () => {
      const rows = await query<{ id: number | null }>(
        'DELETE FROM recommendations WHERE description LIKE $1 RETURNING published_place_id AS id',
        [`%${mark}`],
      )
      const places = rows.flatMap(({ id }) => (id === null ? [] : [id]))
      await query(`DELETE FROM locations WHERE id = ANY ($1::int[])`, [places])
      await client.end()
    },
  }
}
