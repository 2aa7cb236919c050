import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from 'pg'

import { loadPlaces } from '../../scripts/bench/generated-places'
import { type App, startApp } from '../helpers/int-app'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

type Asked = { readonly text: string; readonly values: readonly unknown[] }

/** Enough for the planner to prefer an index wherever there is one. */
const PLACES = 10_000

let app: App
let database: Client

beforeAll(async () => {
  app = await startApp()
  const uri = process.env.DATABASE_URI ?? ''
  await loadPlaces(uri, PLACES)
  database = new Client(uri)
  await database.connect()
}, 120_000)

afterAll(async () => {
  await database.end()
  await app.stop()
})

describe('reads of the public pages, with thousands of places', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['one place', async () => (await import('@/content/places')).findPlace(1_500)],
    ['the place another was merged into', async () => (await import('@/content/merged-places')).findMergedInto(1_500)],
    ['one gate', async () => (await import('@/content/gates')).findGate(7)],
    ['the gates of a mosque', async () => (await import('@/content/gates')).listGates('haram')],
    ['one article', async () => (await import('@/content/articles')).findArticle('hajj', 'hajj-steps')],
    ['one path', async () => (await import('@/content/paths')).findPath('from-the-station')],
  ])('should find %s by an index and in a handful of statements', async (_name, read) => {
    const asked = await statementsOf(read)

    expect(asked.length).toBeGreaterThan(0)
    // A statement for each row would be many more.
    expect(asked.length).toBeLessThanOrEqual(5)
    for (const statement of asked)
      expect(await planOf(statement), statement.text).not.toMatch(/Seq Scan on "?_?locations/)
  })

  it('should read the whole list in parts by the primary key, a statement a part', async () => {
    const { listPlaces } = await import('@/content/places')

    const listed: unknown[] = []
    const asked = await statementsOf(async () => listed.push(...(await listPlaces())))

    const parts = asked.filter(({ text }) => !/count\(/i.test(text))
    expect(parts).toHaveLength(PLACES / 1_000)
    expect(asked.length - parts.length, 'and a count before them').toBe(1)
    for (const part of parts)
      expect(await planOf(part), part.text).toMatch(/Index Scan.*locations_pkey|locations.*_idx/)
    expect(listed).toHaveLength(PLACES)
  })
})

describe('the indexes of places, their versions and submissions', () => {
  it('should not hold one that another begins with: what is written pays for each', async () => {
    const { rows } = await database.query<{ spare: string; covered_by: string }>(
      `SELECT a.indexrelid::regclass::text AS spare, b.indexrelid::regclass::text AS covered_by
       FROM pg_index a JOIN pg_index b ON b.indrelid = a.indrelid AND b.indexrelid <> a.indexrelid
       WHERE a.indrelid IN ('locations'::regclass, '_locations_v'::regclass, 'recommendations'::regclass)
         AND NOT a.indisunique AND a.indpred IS NULL AND b.indpred IS NULL
         AND (b.indkey::int[])[0:a.indnkeyatts - 1] = (a.indkey::int[])[0:a.indnkeyatts - 1]`,
    )
    expect(rows).toEqual([])
  })
})

describe('submissions, with thousands of them decided', () => {
  beforeAll(async () => {
    await database.query(
      `INSERT INTO recommendations (kind, status, title, city, submitted_at, idempotency_key, receipt_hash, published_place_id)
       SELECT 'place', 'approved', 'Place ' || n, 'Makkah', now() - n * interval '1 hour', 'key ' || n, 'receipt ' || n,
         CASE WHEN n % 50 = 0 THEN (SELECT min(id) FROM locations) END
       FROM generate_series(100, 5100) n`,
    )
    await database.query('ANALYZE recommendations')
  })

  it.each(['duplicate_of_place_id', 'published_place_id', 'report_location_id'])(
    'should be found by an index for a deleted place they name as %s',
    async (column) => {
      // As the constraint asks, with a plan for any place.
      await database.query('SET plan_cache_mode = force_generic_plan')
      await database.query(`PREPARE referring(int) AS SELECT 1 FROM ONLY recommendations WHERE $1 = ${column}`)
      try {
        expect(await planOf({ text: 'EXECUTE referring(1)', values: [] })).toContain(`${column}_if_any_idx`)
      } finally {
        await database.query('DEALLOCATE referring')
        await database.query('RESET plan_cache_mode')
      }
    },
  )

  it('should be found by an index where their networks are to be forgotten', async () => {
    const { forgetNetworks } = await import('@/server/submissions/network')
    const [forgetting] = await statementsOf(() => forgetNetworks(app.payload))
    expect(forgetting && (await planOf(forgetting))).toContain('recommendations_known_network_idx')
  })

  it('should be found by indexes before another is stored', async () => {
    const { precheck } = await import('@/server/submissions/precheck')
    const asking = { idempotencyKey: 'key 200', limits: [], gateIds: [], placeIds: [] }
    const [looking] = await statementsOf(() => precheck(app.payload, asking))
    const plan = looking === undefined ? '' : await planOf(looking)
    expect(plan).toContain('recommendations_idempotency_key_idx')
    expect(plan).not.toContain('Seq Scan on recommendations')
  })
})

/** Every statement the CMS sends while it works. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly Asked[]> {
  const { pool } = app.payload.db
  const asked: Asked[] = []
  const send = pool.query.bind(pool)
  const spy = vi.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
    const [statement, values = statement.values] = args as [{ text: string; values?: unknown[] }, unknown[]?]
    if (/^\s*(?:select|with)\b/i.test(statement.text)) asked.push({ text: statement.text, values: values ?? [] })
    return Reflect.apply(send, pool, args) as never
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return asked
}

async function planOf({ text, values }: Asked): Promise<string> {
  const { rows } = await database.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${text}`, [...values])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
