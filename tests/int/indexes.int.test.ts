import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from 'pg'

import { findLocations } from '@/features/map/model/find-locations'
import { groupByLetter } from '@/features/places/model/directory'
import { findPlaces } from '@/features/places/model/find-places'
import type { DirectoryEntry } from '@/contracts/content'
import { placeCities } from '@/domain/places/cities'
import { DIRECTORY_PAGE_SIZE, type ListPage, PAGE_SIZE, PRINT_PAGE_SIZE } from '@/lib/lists/paging'
import { mosques } from '@/domain/gates/mosques'
import { placeCategoryValues } from '@/domain/places/place-categories'
import { readNoKinds } from '@/domain/places/place-search'
import { nearestFirst } from '@/shared/position/model/nearest-first'

import { loadPlaces } from '../../bench/generated-places'
import { type App, startApp } from '../helpers/int-app'
import { LONG_TEST_MS } from '../time-limits'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

type Statement = { readonly text: string; readonly values: readonly unknown[] }

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
}, LONG_TEST_MS)

afterAll(async () => {
  await database.end()
  await app.stop()
})

describe('reads of the public pages, with thousands of places', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['one place', async () => (await import('@/content/places')).findPlace(1_500)],
    ['the place another was merged into', async () => (await import('@/content/merged-places')).findMergeTarget(1_500)],
    ['one gate', async () => (await import('@/content/gates')).findGate(7)],
    ['the gates of a mosque', async () => (await import('@/content/gates')).listGates('haram')],
    ['one article', async () => (await import('@/content/articles')).findArticle('hajj', 'hajj-steps')],
    ['one path', async () => (await import('@/content/paths')).findPath('from-the-station')],
  ])('should find %s by an index and in a handful of statements', async (_name, read) => {
    const statements = await captureStatements(read)

    expect(statements.length).toBeGreaterThan(0)
    // A statement for each row would be many more.
    expect(statements.length).toBeLessThanOrEqual(5)
    for (const statement of statements)
      expect(await explain(statement), statement.text).not.toMatch(/Seq Scan on "?_?locations/)
  })

  it('should read the whole list in parts by the primary key, and after a change the part that changed', async () => {
    const { listPlaces } = await import('@/content/place-list')
    const parts = (statements: readonly Statement[]) => statements.filter(({ text }) => !/GROUP BY/.test(text))

    const first = await captureStatements(listPlaces)
    for (const part of parts(first))
      expect(await explain(part), part.text).toMatch(/Index Scan.*locations_pkey|locations.*_idx/)
    expect(await listPlaces()).toHaveLength(PLACES)

    await database.query("UPDATE locations SET name = 'Aaa, the new first' WHERE id = 1500")
    const again = await captureStatements(listPlaces)
    const [renamed] = (await listPlaces()).filter(({ id }) => id === 1500)
    expect(renamed?.name).toBe('Aaa, the new first')
    expect(await listPlaces()).toHaveLength(PLACES)
    expect(parts(first).length).toBeGreaterThanOrEqual(PLACES / 1_000)
    expect(parts(again)).toHaveLength(1)

    await database.query("UPDATE locations SET _status = 'draft' WHERE id = 1500")
    expect((await listPlaces()).map(({ id }) => id)).not.toContain(1500)
    await database.query("UPDATE locations SET _status = 'published' WHERE id = 1500")
    expect(await listPlaces()).toHaveLength(PLACES)
  })

  it('should give two who ask at once around a change what each of them asked for', async () => {
    const { listPlaces } = await import('@/content/place-list')
    await database.query("UPDATE locations SET name = 'Before' WHERE id = 1600")
    const before = listPlaces()
    await database.query("UPDATE locations SET name = 'After' WHERE id = 1600")
    const after = listPlaces()

    await before
    expect((await after).find(({ id }) => id === 1600)?.name).toBe('After')
  })
})

describe('pages that the database puts together', () => {
  /** Compares the first two pages, one in the middle and the last with the same rows of the whole list. */
  async function expectPages<Item>(
    read: (page: number) => Promise<ListPage<Item> | null>,
    expected: readonly Item[],
    size = PAGE_SIZE,
  ): Promise<void> {
    const pageCount = Math.max(1, Math.ceil(expected.length / size))
    for (const page of new Set([1, Math.min(2, pageCount), Math.ceil(pageCount / 2), pageCount]))
      expect(await read(page)).toEqual({
        items: expected.slice((page - 1) * size, page * size),
        page,
        pageCount,
        total: expected.length,
      })
    expect(await read(pageCount + 1)).toBeNull()
  }

  it('should count what the whole list has', async () => {
    const { countPlaces } = await import('@/content/places')
    const { listPlaces } = await import('@/content/place-list')
    const places = await listPlaces()

    const counts = await countPlaces()

    expect(counts.length).toBeGreaterThan(20)
    for (const { city, category, count } of counts)
      expect(places.filter((place) => place.city === city && place.category === category)).toHaveLength(count)
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(places.length)
  })

  it.each(['Makkah', 'Madinah', 'Jeddah', null] as const)(
    'should have the rows of /places in %s in the order of the browser',
    async (city) => {
      const { countPlaces, listPlacesPage } = await import('@/content/places')
      const { listPlaces } = await import('@/content/place-list')
      const places = await listPlaces()

      for (const category of new Set((await countPlaces()).map((counted) => counted.category))) {
        await expectPages(
          (page) => listPlacesPage(category, city ?? 'all', page),
          findPlaces(places, { category, city, q: '' }, readNoKinds).places,
        )
      }
    },
    LONG_TEST_MS,
  )

  it.each(['all', 'holy-sites', 'food', 'grand-mosque', 'favourites'] as const)(
    'should have the rows of /map under the chip %s in the order of the browser',
    async (filter) => {
      const { listMapPage } = await import('@/content/places')
      const { listPlaces } = await import('@/content/place-list')

      await expectPages(
        (page) => listMapPage(filter, page),
        findLocations(nearestFirst(await listPlaces(), mosques.haram), { filter, search: '' }, readNoKinds),
      )
    },
    LONG_TEST_MS,
  )

  it(
    'should have the names of the directory by letter, each once',
    async () => {
      const { countLetters, listDirectoryPage, listPrintedPage } = await import('@/content/directory')
      const { listPlaces } = await import('@/content/place-list')
      const places = await listPlaces()
      const groups = placeCities.flatMap((city) => placeCategoryValues.map((category) => ({ city, category })))
      const printed: DirectoryEntry[] = []

      for (const { city, category } of groups) {
        const inGroup = places
          .filter((place) => place.city === city && place.category === category)
          .map(({ id, name }) => ({ id, name, category, city }))
        const letters = groupByLetter(inGroup)
        const expected = letters.flatMap((letter) => letter.places)
        if (category !== 'stop') printed.push(...expected)
        await expectPages((page) => listDirectoryPage(city, category, page), expected, DIRECTORY_PAGE_SIZE)
        expect(await countLetters(city, category)).toEqual(
          letters.map((letter) => ({ letter: letter.letter, count: letter.places.length })),
        )
      }
      expect(printed).toHaveLength(places.filter(({ category }) => category !== 'stop').length)
      await expectPages(listPrintedPage, printed, PRINT_PAGE_SIZE)
    },
    LONG_TEST_MS,
  )
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
      // The query of the foreign key, with one plan for every place.
      await database.query('SET plan_cache_mode = force_generic_plan')
      await database.query(`PREPARE referring(int) AS SELECT 1 FROM ONLY recommendations WHERE $1 = ${column}`)
      try {
        expect(await explain({ text: 'EXECUTE referring(1)', values: [] })).toContain(`${column}_if_any_idx`)
      } finally {
        await database.query('DEALLOCATE referring')
        await database.query('RESET plan_cache_mode')
      }
    },
  )

  it('should be found by an index where their networks are to be forgotten', async () => {
    const { clearNetworks } = await import('@/server/submissions/network')
    const [forgetting] = await captureStatements(() => clearNetworks(app.payload))
    expect(forgetting && (await explain(forgetting))).toContain('recommendations_known_network_idx')
  })

  it('should be found by indexes before another is stored', async () => {
    const { precheck } = await import('@/server/submissions/precheck')
    const asking = { idempotencyKey: 'key 200', limits: [], gateIds: [], placeIds: [] }
    const [looking] = await captureStatements(() => precheck(app.payload, asking))
    const plan = looking === undefined ? '' : await explain(looking)
    expect(plan).toContain('recommendations_idempotency_key_idx')
    expect(plan).not.toContain('Seq Scan on recommendations')
  })
})

/** Every query that the CMS sends during the work. */
async function captureStatements(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const { pool } = app.payload.db
  const statements: Statement[] = []
  const send = pool.query.bind(pool)
  const spy = vi.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
    const [statement, values = statement.values] = args as [{ text: string; values?: unknown[] }, unknown[]?]
    if (/^\s*(?:select|with)\b/i.test(statement.text)) statements.push({ text: statement.text, values: values ?? [] })
    return Reflect.apply(send, pool, args) as never
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return statements
}

async function explain({ text, values }: Statement): Promise<string> {
  const { rows } = await database.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${text}`, [...values])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
