import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { DatabaseAwayError, hasMissedWithin, trackOutage } from '@/server/database/outage'

import { type DatabaseWay, openDatabaseWay } from '../helpers/database-way'
import { type App, SITE_URL, startApp, TEST_PASSWORD } from '../helpers/int-app'
import { placePayload, post } from '../helpers/int-submissions'
import { INTEGRATION_WAIT_MS } from '../time-limits'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({ revalidateTag: vi.fn(), unstable_cache: <Read>(read: Read): Read => read }))
vi.mock('next/server', () => ({ after: vi.fn() }))

/** What a pool does meanwhile: ten times as many outages as it has connections. */
const MANY_OUTAGES = 12

let way: DatabaseWay
let app: App
let calls: Readonly<Record<string, () => Promise<{ readonly status: number; readonly headers: Headers }>>>

beforeAll(async () => {
  way = await openDatabaseWay(process.env.DATABASE_URI ?? '')
  // Read once, by what is imported from here on.
  process.env.DATABASE_URI = way.uri
  process.env.SUBMISSION_DEADLINE_MS = '2500'
  process.env.DATABASE_CONNECTION_MS = '2300'
  app = await startApp()
  const [recommendations, reports, status, locations, osm, run, renewal, tick, views, searches] = await Promise.all([
    import('@/app/api/recommendations/route'),
    import('@/app/api/reports/route'),
    import('@/app/api/recommendations/status/route'),
    import('@/app/api/locations/route'),
    import('@/app/api/admin/[call]/route'),
    import('@/app/api/admin/import-runs/[id]/route'),
    import('@/app/api/internal/revalidate/route'),
    import('@/app/api/internal/tick/route'),
    import('@/app/api/page-views/route'),
    import('@/app/api/empty-searches/route'),
  ])
  const editor = { actor: 'editor' } as const
  const credentials = { email: 'nobody@example.org', password: TEST_PASSWORD }
  const session = { Authorization: `JWT ${app.tokenFor('editor')}`, Origin: SITE_URL }
  const cron = { Authorization: `Bearer ${process.env.CRON_SECRET ?? ''}` }
  const report = { target: 'place', targetId: 1, kind: 'still-correct' }
  calls = {
    'a session at a list': () => app.rest('GET', 'locations', editor),
    'a session that asks who it is': () => app.rest('GET', 'users/me', editor),
    'a session that writes': () => app.rest('POST', 'authorities', { ...editor, data: { name: 'x' } }),
    'a session by GraphQL': () => app.graphql('{ Locations { totalDocs } }', editor),
    'somebody who signs in': () => app.rest('POST', 'users/login', { data: credentials }),
    'who forgot a password': () => app.rest('POST', 'users/forgot-password', { data: credentials }),
    'a recommendation': () => recommendations.POST(post('/api/recommendations', placePayload)),
    'a report': () => reports.POST(post('/api/reports', report)),
    'a receipt': () => status.POST(post('/api/recommendations/status', { receipt: 'ABCD-EFGH-JKMN-PQRS' })),
    'a search': () => locations.GET(new Request(`${SITE_URL}/api/locations?q=mosque`)),
    'an import': () =>
      osm.POST(post('/api/admin/import-osm', {}, { headers: session }), {
        params: Promise.resolve({ call: 'import-osm' }),
      }),
    'an import that is watched': () =>
      run.GET(new Request(`${SITE_URL}/api/admin/import-runs/1`, { headers: session }), {
        params: Promise.resolve({ id: '1' }),
      }),
    'a renewal of pages': () => renewal.POST(post('/api/internal/revalidate', { tags: 'all' }, { headers: cron })),
    'the minute tick': () => tick.POST(post('/api/internal/tick', {}, { headers: cron })),
    'a page view': () => views.POST(post('/api/page-views', { route: '/map' })),
    'a search that found nothing': () => searches.POST(post('/api/empty-searches', { text: 'laundry' })),
  }
})

afterEach(() => way.restore())

afterAll(async () => {
  await app.stop()
  way.close()
})

const statuses = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, (await call()).status] as const)),
  )

describe.each([
  ['is down', () => way.cut()],
  ['hangs', () => way.hold()],
  ['has no connection left', () => way.fill()],
])('while the database %s', (_, fail) => {
  it('should answer everything that needs it with 503 and when to try again', async () => {
    // Connections that were just in use, as in a busy guide.
    await app.rest('GET', 'locations', { actor: 'editor' })
    fail()

    const answers = new Map<string, { status: number; saysWhen: boolean }>()
    for (const [name, call] of Object.entries(calls)) {
      void call().then(({ status, headers }) => answers.set(name, { status, saysWhen: headers.has('retry-after') }))
    }

    const refused = Object.fromEntries(Object.keys(calls).map((name) => [name, { status: 503, saysWhen: true }]))
    // A statement under way has no end of its own on this way to the database: who waited for it would not be there.
    await expect.poll(() => Object.fromEntries(answers), { timeout: INTEGRATION_WAIT_MS }).toEqual(refused)
  })

  it('should answer as ever when it is back, without a start', async () => {
    await expect.poll(statuses, { timeout: INTEGRATION_WAIT_MS }).toMatchObject({
      'a session at a list': 200,
      'a session that asks who it is': 200,
      'somebody who signs in': 401,
      'a recommendation': 201,
      'a search': 200,
    })
  })
})

describe('a connection that is lost while its statement runs', () => {
  const lose = async () => {
    const { pool } = app.payload.db
    const losing = pool.query("SELECT 'lost on purpose', pg_sleep(30)")
    const [error] = await Promise.all([
      losing.then(
        () => null,
        (reason: unknown) => reason,
      ),
      expect
        .poll(async () => {
          const { rowCount } = await pool.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT ''lost on purpose''%'",
          )
          return rowCount
        })
        .toBe(1),
    ])
    return error
  }

  it('should be an outage for the request that had it, and be known to those that wait for the same work', async () => {
    const { pool } = app.payload.db
    const losing = trackOutage(lose)
    const waiting = trackOutage(async () => (await losing).result)
    const [lost, other, unrelated] = [await losing, await waiting, await trackOutage(() => pool.query('SELECT 1'))]

    expect(lost.result).toBeInstanceOf(Error)
    expect([lost.isAway, other.isAway, unrelated.isAway]).toEqual([true, false, false])
    expect([hasMissedWithin(INTEGRATION_WAIT_MS), hasMissedWithin(0)]).toEqual([true, false])
  })

  it('should be an outage for work that then fails of something else', async () => {
    const loseAndFail = async () => {
      await lose()
      throw new Error('What was to be read is not there')
    }

    await expect(trackOutage(loseAndFail)).rejects.toThrow(DatabaseAwayError)
  })
})

describe('after many outages', () => {
  it('should still have every connection of the pool', async () => {
    const { pool } = app.payload.db
    for (let count = 0; count < MANY_OUTAGES; count += 1) {
      await app.rest('GET', 'locations', { actor: 'editor' })
      way.cut()
      await app.rest('GET', 'locations', { actor: 'editor' })
      way.restore()
      await expect
        .poll(() => pool.query('SELECT 1').then(() => 'answers', String), { timeout: INTEGRATION_WAIT_MS })
        .toBe('answers')
    }

    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))

    expect(clients).toHaveLength(10)
    for (const client of clients) client.release()
  })
})
