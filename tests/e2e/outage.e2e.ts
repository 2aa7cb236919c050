import { type DatabaseWay, openDatabaseWay } from '../helpers/database-way'
import { BROWSER_WAIT_MS } from '../time-limits'
import { expect, test } from './fixtures'
import { type Site, startSecondSite } from './second-site'

/** Read once while all is well, as any guide in use has been. */
const READ = [
  '/',
  '/places',
  '/places?category=restaurant',
  '/places/gates',
  '/map',
  '/faq',
  '/guide/hajj/hajj-steps',
  '/authorities',
  '/api/locations',
  '/api/mosque-gates',
]

test.describe.configure({ mode: 'serial' })

test.describe('a second instance on the same database', () => {
  let way: DatabaseWay
  let site: Site

  test.beforeAll(async () => {
    const databaseUri = process.env['DATABASE_URI']
    if (databaseUri === undefined) throw new Error('DATABASE_URI must name the database of the site')
    way = await openDatabaseWay(databaseUri)
    site = await startSecondSite(way.uri)
    for (const path of READ) expect((await ask(path)).status).toBe(200)
  })

  test.afterAll(async () => {
    await site.stop()
    way.close()
  })

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.origin + path, { redirect: 'manual', ...init })
    return { status: response.status, text: await response.text() }
  }

  test('should show what was published at the first', async ({ asEditor, baseURL }) => {
    const headers = { Origin: baseURL ?? '' }
    const notes = `Opens after Fajr. (${Date.now()})`
    const response = await asEditor.request.get('/cms/api/mosque-gates?where[gateNumber][equals]=79&limit=1', {
      headers,
    })
    const { docs } = (await response.json()) as { docs: { id: number; notes: string | null }[] }
    const { id = 0, notes: before = null } = docs[0] ?? {}
    expect((await ask(`/gate-details?id=${id}`)).text).not.toContain(notes)

    const publish = (text: string | null) =>
      asEditor.request.patch(`/cms/api/mosque-gates/${id}`, { headers, data: { notes: text, _status: 'published' } })
    const saved = await publish(notes)

    expect(saved.ok()).toBe(true)
    await expect
      .poll(async () => (await ask(`/gate-details?id=${id}`)).text.includes(notes), {
        timeout: BROWSER_WAIT_MS,
        intervals: [100],
      })
      .toBe(true)
    await expect
      .poll(async () => (await ask('/api/mosque-gates')).text.includes(notes), {
        timeout: BROWSER_WAIT_MS,
        intervals: [100],
      })
      .toBe(true)
    // The other tests find the guide as it ships.
    expect((await publish(before)).ok()).toBe(true)
  })

  for (const [name, fail] of [
    ['is down', () => way.cut()],
    ['hangs', () => way.hold()],
  ] as const) {
    test(`should go on answering readers while its database ${name}, and be well again by itself`, async () => {
      fail()
      try {
        // A statement under way has no end of its own on this way to the database: who waited for it would wait for ever.
        await expect.poll(async () => (await ask('/api/health')).status).toBe(503)
        for (const path of READ) {
          expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 200 })
        }
        const alive = await ask('/api/health/live')
        const ready = await ask('/api/health')
        expect([alive.status, ready.status]).toEqual([200, 503])
      } finally {
        way.restore()
      }
      await expect.poll(async () => (await ask('/api/health')).status, { timeout: BROWSER_WAIT_MS }).toBe(200)
      expect((await ask('/places')).status).toBe(200)
    })
  }

  test('should keep the last good pages when the content is expired while the database is down', async () => {
    way.cut()
    try {
      await ask('/api/internal/revalidate', {
        method: 'POST',
        headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: 'all' }),
      })
      for (const path of READ) expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 200 })
    } finally {
      way.restore()
    }
  })
})
