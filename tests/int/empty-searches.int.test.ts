import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { listEmptySearches, MAX_SHOWN_TEXTS, MAX_TEXTS_A_DAY, MIN_SHOWN_SEARCHES } from '@/server/counts/empty-searches'

import { type App, startApp } from '../helpers/int-app'

let app: App
let post: (request: Request) => Promise<Response>

beforeAll(async () => {
  app = await startApp()
  post = (await import('@/app/api/empty-searches/route')).POST
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`DELETE FROM empty_searches`)
})

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Each test is another network: what one may send in a minute is counted for all tests together. */
let network = 0
beforeEach(() => {
  network += 1
})

const send = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  post(
    new Request('http://localhost:3000/api/empty-searches', {
      method: 'POST',
      headers: { 'X-Forwarded-For': `198.51.${network}.7`, ...headers },
      body,
    }),
  )

const search = (text: string, headers?: Record<string, string>) => send(JSON.stringify({ text }), headers)

const counted = async () => {
  const { rows } = await app.payload.db.drizzle.execute<{ text: string; searches: number; isToday: boolean }>(sql`
    SELECT text, searches, day = (now() AT TIME ZONE 'Asia/Riyadh')::date AS "isToday" FROM empty_searches ORDER BY text
  `)
  return rows.map(({ text, searches, isToday }) => [text, searches, isToday])
}

describe('POST /api/empty-searches', () => {
  it('should add up the searches of a text, however it is written, on the server’s day and keep nothing else', async () => {
    for (const text of ['Laundry', ' laundry! ', 'Café', 'الصيدلية']) {
      const answer = await search(text, {
        ...JSON_TYPE,
        'X-Forwarded-For': '203.0.113.7',
        'User-Agent': 'a phone',
        Cookie: 'session=secret',
        Referer: 'http://localhost:3000/places?q=private',
      })
      expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([204, '', null])
    }

    expect(await counted()).toEqual([
      ['cafe', 1, true],
      ['laundry', 2, true],
      ['صيدليه', 1, true],
    ])
    const { rows } = await app.payload.db.drizzle.execute<{ line: string }>(
      sql`SELECT empty_searches::text AS line FROM empty_searches UNION ALL SELECT rate_limits::text FROM rate_limits`,
    )
    expect(rows.map(({ line }) => line).join('\n')).not.toMatch(/203\.0\.113|phone|secret|private/)
  })

  it.each([
    ['DNT', '1'],
    ['Sec-GPC', '1'],
  ])('should count nothing for a visitor who sends %s', async (name, value) => {
    expect((await search('laundry', { ...JSON_TYPE, [name]: value })).status).toBe(204)
    expect(await counted()).toEqual([])
  })

  it.each(['+966 55 123 4567', 'passport A1234567', 'somebody@example.org', 'wc', 'a'.repeat(61), ''])(
    'should take "%s" and not keep it',
    async (text) => {
      const answer = await search(text)

      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect(await counted()).toEqual([])
    },
  )

  it.each([
    ['another field', '{"text":"laundry","city":"Makkah"}', JSON_TYPE, 400],
    ['a number', '{"text":12}', JSON_TYPE, 400],
    ['a list', '["laundry"]', JSON_TYPE, 400],
    ['no JSON', 'text=laundry', JSON_TYPE, 400],
    ['nothing', '', JSON_TYPE, 400],
    ['a NUL', '{"text":"laundry\\u0000"}', JSON_TYPE, 400],
    ['a form', 'text=laundry', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{"text":"laundry"}', { 'Content-Type': 'text/plain' }, 415],
    ['too much', JSON.stringify({ text: 'laundry'.padEnd(1100) }), JSON_TYPE, 413],
  ])('should refuse %s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
    expect(await counted()).toEqual([])
  })

  it('should on a full day count on what is there, and take nothing new', async () => {
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO empty_searches (day, text, searches)
      SELECT (now() AT TIME ZONE 'Asia/Riyadh')::date, 'text ' || n, 1 FROM generate_series(2, ${MAX_TEXTS_A_DAY}::int) AS n
    `)
    for (const text of ['last one', 'one too many', 'last one']) expect((await search(text)).status).toBe(204)

    const all = await counted()
    expect(all).toHaveLength(MAX_TEXTS_A_DAY)
    expect(all.filter(([text]) => text === 'last one')).toEqual([['last one', 2, true]])
  })

  it('should tell a network that sends too much when to come back, and no other', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => search('wc')))

    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('Retry-After')).toBe('60')
    expect(await refused?.json()).toMatchObject({
      error: 'Too many searches that found nothing from this network. They are not counted for a minute.',
    })
    network += 1
    expect((await search('wc')).status).toBe(204)
  })

  it('should answer 503 while the database is away', async () => {
    vi.spyOn(app.payload.db.drizzle, 'execute').mockRejectedValueOnce(new Error('connection refused at 10.0.0.1'))

    const answer = await search('laundry')

    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('10.0.0.1')
  })
})

describe('listEmptySearches', () => {
  const list = () => listEmptySearches(app.payload)

  it('should add up the last thirty days, the most often first, and leave out what was searched for less than three times', async () => {
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO empty_searches (day, text, searches)
      SELECT (now() AT TIME ZONE 'Asia/Riyadh')::date - ago, text, searches FROM (VALUES
        (0, 'laundry', 2), (29, 'laundry', 1), (0, 'sim card', 4), (0, 'atm', 3),
        (0, 'ali of room', 2), (0, 'baby milk', 2), (30, 'baby milk', 9)
      ) AS searched (ago, text, searches)
    `)

    expect(await list()).toEqual([
      { text: 'sim card', searches: 4 },
      { text: 'atm', searches: 3 },
      { text: 'laundry', searches: 3 },
    ])
  })

  it('should give fifty texts at most', async () => {
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO empty_searches (day, text, searches)
      SELECT (now() AT TIME ZONE 'Asia/Riyadh')::date, 'text ' || n, n
      FROM generate_series(${MIN_SHOWN_SEARCHES}::int, ${MIN_SHOWN_SEARCHES + MAX_SHOWN_TEXTS}::int) AS n
    `)

    const texts = await list()

    expect(texts).toHaveLength(MAX_SHOWN_TEXTS)
    expect(texts.at(-1)?.searches).toBe(MIN_SHOWN_SEARCHES + 1)
  })
})
