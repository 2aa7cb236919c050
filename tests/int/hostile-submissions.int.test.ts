import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { QueueAnswer } from '@/contracts/review-queue'
import { acceptedSchema, refusedSchema } from '@/contracts/submission-parts'

import { hostileBodies } from '../helpers/hostile-bodies'
import { hostileTexts } from '../helpers/hostile-texts'
import { type App, startApp } from '../helpers/int-app'
import { newAddress, placePayload, post } from '../helpers/int-submissions'
import { LONG_TEST_MS } from '../time-limits'

/** As many as a busy site's workers take at a time. */
const AT_ONCE = 8

/** Nothing of the inside, and no stack, in any answer. */
const INTERNALS = /\bat (?:async )?\w+ \(|node_modules|SELECT |INSERT |drizzle|pg_|ECONN|"stack"/

/** Controls, direction overrides, zero-width space, lone surrogates. Line ends are part of a description. */
const UNCLEAN = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/u

let app: App
let logged: string[] = []

beforeAll(async () => {
  app = await startApp()
  app.payload.logger.error = ((entry: unknown) => logged.push(JSON.stringify(entry))) as typeof app.payload.logger.error
})
afterAll(() => app.stop())

describe('hostile submissions', () => {
  it(`should number at least 2,000`, () => {
    expect(hostileBodies.length).toBeGreaterThanOrEqual(2_000)
  })

  it(
    'should be stored clean or refused with words, and never break anything',
    async () => {
      const { POST } = await import('@/app/api/recommendations/route')
      const statuses = new Map<number, number>()
      // The limit of a sender's wait is for a server that has begun to work.
      await POST(post('/api/recommendations', placePayload, { address: newAddress() }))
      logged = []
      const queue = [...hostileBodies]
      const work = async (): Promise<void> => {
        for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
          const response = await POST(post('/api/recommendations', body, { address: newAddress() }))
          const text = await response.text()
          const shown = `${JSON.stringify(body).slice(0, 200)} → ${response.status} ${text.slice(0, 300)}`
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
          expect([201, 400, 413], shown).toContain(response.status)
          const schema = response.status === 201 ? acceptedSchema : refusedSchema
          expect(schema.safeParse(JSON.parse(text)).success, shown).toBe(true)
          expect(text, shown).not.toMatch(INTERNALS)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))

      expect(statuses.get(201)).toBeGreaterThan(200)
      expect(statuses.get(400)).toBeGreaterThan(200)
      expect(logged).toEqual([])
      const { rows } = await app.payload.db.drizzle.execute<{ text: string }>(sql`
      SELECT concat_ws(E'\n', title, description, place_open_hours, place_price, place_phone, place_website,
        client_submitted_at, original_payload::text) AS text FROM recommendations
      UNION ALL SELECT concat_ws(E'\n', title, description, notes) FROM recommendations_steps
    `)
      expect(rows.length).toBeGreaterThan(200)
      expect(rows.filter(({ text }) => UNCLEAN.test(text))).toEqual([])
      const { rows: linked } = await app.payload.db.drizzle.execute<{ website: string }>(
        sql`SELECT place_website AS website FROM recommendations WHERE place_website IS NOT NULL`,
      )
      expect(linked.filter(({ website }) => !/^https?:\/\//.test(website))).toEqual([])
    },
    LONG_TEST_MS,
  )

  it(
    'should be shown to moderators as the text they are',
    async () => {
      for (const query of ['limit=300', 'limit=300&page=2&duplicates=none', 'sort=risk&limit=300', 'q=%3Cscript%3E']) {
        const answer = await app.rest('GET', `recommendations/queue?${query}`, { actor: 'moderator' })
        expect(answer.status, answer.text.slice(0, 300)).toBe(200)
        expect((answer.body as QueueAnswer).items.length).toBeGreaterThan(0)
      }
    },
    LONG_TEST_MS,
  )

  it(
    'should do no harm as reports, receipts, keys and headers either',
    async () => {
      const [reports, status, recommendations] = await Promise.all([
        import('@/app/api/reports/route'),
        import('@/app/api/recommendations/status/route'),
        import('@/app/api/recommendations/route'),
      ])
      const { id } = await app.payload.create({
        collection: 'locations',
        data: { name: 'Reported', category: 'cafe', city: 'Makkah', _status: 'published' } as never,
      })
      const problem = { target: 'place', targetId: id, kind: 'problem', field: 'other' }
      for (const text of hostileTexts) {
        const address = newAddress()
        const visible = text.replace(/[^\x21-\x7E]/g, '?')
        const statuses = [
          (await reports.POST(post('/api/reports', { ...problem, newValue: text }, { address }))).status,
          (await reports.POST(post('/api/reports', { ...problem, targetId: text }, { address }))).status,
          (await status.POST(post('/api/recommendations/status', { receipt: text }, { address }))).status,
          (await recommendations.POST(post('/api/recommendations', placePayload, { address, key: visible }))).status,
          (await recommendations.POST(post('/api/recommendations', placePayload, { address: visible }))).status,
        ]
        expect(
          statuses.filter((code) => code >= 500),
          `${JSON.stringify(text)}: ${statuses.join()}`,
        ).toEqual([])
      }
      expect(logged).toEqual([])
    },
    LONG_TEST_MS,
  )
})

describe('200 guests of a hotel, with bots on the same network', () => {
  it(
    'should all be heard',
    async () => {
      const { POST } = await import('@/app/api/recommendations/route')
      const { issueFormToken } = await import('@/server/submissions/form-token')
      const hotel = '198.51.100.7'
      const bot = (address: string) =>
        POST(post('/api/recommendations', { ...placePayload, subject: 'Buy' }, { address }))
      const statuses = { guests: new Map<number, number>(), bots: new Map<number, number>() }
      const count = (who: 'guests' | 'bots', { status }: Response) =>
        statuses[who].set(status, (statuses[who].get(status) ?? 0) + 1)
      for (let guest = 0; guest < 200; guest += 1) {
        const token = issueFormToken(new Date(Date.now() - 60_000))
        const body = { ...placePayload, name: `Place of guest ${guest}`, token }
        count('guests', await POST(post('/api/recommendations', body, { address: hotel })))
        count('bots', await bot(hotel))
        // A minute goes by.
        await app.payload.db.drizzle.execute(
          sql`UPDATE rate_limits SET window_start = window_start - interval '1 minute' WHERE key LIKE 'submit:%:minute'`,
        )
      }
      expect(Object.fromEntries(statuses.guests)).toEqual({ 201: 200 })
      expect(Object.fromEntries(statuses.bots)).toEqual({ 201: 5, 429: 195 })
    },
    LONG_TEST_MS,
  )
})
