import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { listPageViews, PAGE_VIEW_DAYS } from '@/server/counts/page-views'

import { type App, startApp } from '../helpers/int-app'

let app: App
let post: (request: Request) => Promise<Response>

beforeAll(async () => {
  app = await startApp()
  post = (await import('@/app/api/page-views/route')).POST
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`DELETE FROM page_views`)
})

const JSON_TYPE = { 'Content-Type': 'application/json' }

const send = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  post(new Request('http://localhost:3000/api/page-views', { method: 'POST', headers, body }))

const counted = async () => (await listPageViews(app.payload)).counts.map(({ route, views }) => [route, views])

describe('POST /api/page-views', () => {
  it('should add up the views of a route on the server’s day and keep nothing else', async () => {
    for (const route of ['/places', '/places', '/guide/hajj/[topic]']) {
      const answer = await send(JSON.stringify({ route }), {
        ...JSON_TYPE,
        'X-Forwarded-For': '203.0.113.7',
        'User-Agent': 'a phone',
        Cookie: 'session=secret',
        Referer: 'http://localhost:3000/places?q=private',
      })
      expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([204, '', null])
    }

    expect(await counted()).toEqual([
      ['/guide/hajj/[topic]', 1],
      ['/places', 2],
    ])
    const { rows } = await app.payload.db.drizzle.execute<{ line: string }>(
      sql`SELECT page_views::text AS line FROM page_views UNION ALL SELECT rate_limits::text FROM rate_limits`,
    )
    expect(rows.map(({ line }) => line).join('\n')).not.toMatch(/203\.0\.113|phone|secret|private/)
  })

  it.each([
    ['DNT', '1'],
    ['Sec-GPC', '1'],
  ])('should count nothing for a visitor who sends %s', async (name, value) => {
    const answer = await send('{"route":"/places"}', { ...JSON_TYPE, [name]: value })

    expect(answer.status).toBe(204)
    expect(await counted()).toEqual([])
  })

  it.each([
    ['an address with an id', '{"route":"/place/255"}', JSON_TYPE, 400],
    ['a query', '{"route":"/places?q=secret"}', JSON_TYPE, 400],
    ['an unknown route', '{"route":"/no-such-page"}', JSON_TYPE, 400],
    ['another field', '{"route":"/places","city":"Makkah"}', JSON_TYPE, 400],
    ['a list', '["/places"]', JSON_TYPE, 400],
    ['no JSON', 'route=/places', JSON_TYPE, 400],
    ['nothing', '', JSON_TYPE, 400],
    ['a NUL', '{"route":"/places\\u0000"}', JSON_TYPE, 400],
    ['a form', 'route=/places', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{"route":"/places"}', { 'Content-Type': 'text/plain' }, 415],
    ['too much', JSON.stringify({ route: '/places'.padEnd(1100) }), JSON_TYPE, 413],
  ])('should refuse %s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
    expect(await counted()).toEqual([])
  })

  it('should answer 503 while the database is away', async () => {
    vi.spyOn(app.payload.db.drizzle, 'execute').mockRejectedValueOnce(new Error('connection refused at 10.0.0.1'))

    const answer = await send('{"route":"/places"}')

    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('10.0.0.1')
  })
})

describe('listPageViews', () => {
  it('should give the last thirty days and no view before them', async () => {
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO page_views (day, route, views)
      SELECT (now() AT TIME ZONE 'Asia/Riyadh')::date - ago, '/gates', 10 + ago FROM unnest(ARRAY[0, 29, 30]) AS ago
    `)

    const { days, counts } = await listPageViews(app.payload)

    expect(days).toHaveLength(PAGE_VIEW_DAYS)
    expect(counts).toEqual([
      { day: days[0], route: '/gates', views: 39 },
      { day: days[29], route: '/gates', views: 10 },
    ])
  })
})
