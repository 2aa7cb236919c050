import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { acceptedSchema, refusedSchema } from '@/contracts/submission-parts'
import { statusSchema } from '@/contracts/recommendations'

import { type App, startApp } from '../helpers/int-app'
import { newAddress, pathPayload, placePayload, post, type Sending } from '../helpers/int-submissions'
import { INTEGRATION_WAIT_MS } from '../time-limits'

let app: App
let recommend: (request: Request) => Promise<Response>
let report: (request: Request) => Promise<Response>
let lookUp: (request: Request) => Promise<Response>
let issueFormToken: (now: Date) => string

beforeAll(async () => {
  app = await startApp()
  recommend = (await import('@/app/api/recommendations/route')).POST
  report = (await import('@/app/api/reports/route')).POST
  lookUp = (await import('@/app/api/recommendations/status/route')).POST
  ;({ issueFormToken } = await import('@/server/submissions/form-token'))
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`TRUNCATE recommendations, recommendations_steps, rate_limits CASCADE`)
})

const send = async (body: unknown, sending?: Sending) => {
  const response = await recommend(post('/api/recommendations', body, sending))
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

const readReceipt = (body: unknown): string => acceptedSchema.parse(body).receipt

const rows = async () =>
  (await app.payload.find({ collection: 'recommendations', pagination: false, sort: 'id', showHiddenFields: true }))
    .docs

/** As a form that was opened ten seconds ago sends it. */
const fairToken = (): string => issueFormToken(new Date(Date.now() - 10_000))

describe('POST /api/recommendations', () => {
  it('should store the place payload of the specification and answer with a receipt', async () => {
    const { status, headers, body } = await send(placePayload)

    expect(status).toBe(201)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(readReceipt(body)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const [row] = await rows()
    expect(row).toMatchObject({
      status: 'pending-review',
      kind: 'place',
      title: 'Al Baik, Ajyad',
      city: 'Makkah',
      description: 'Chicken and quick service.',
      clientSubmittedAt: '2026-11-20T10:00:00.000Z',
      itemVersion: 1,
      place: {
        category: 'Restaurant',
        wheelchair: true,
        womenArea: false,
        openHours: '10:00 to 02:00',
        price: '15-40 SAR',
        phone: '+966 12 000 0000',
        website: 'https://albaik.com/',
        latitude: null,
        longitude: null,
      },
    })
    expect(Math.abs(Date.now() - Date.parse(row?.submittedAt ?? ''))).toBeLessThan(INTEGRATION_WAIT_MS)
    expect(JSON.stringify(row)).not.toContain(readReceipt(body))
  })

  it('should store the path payload of the specification with its steps in order', async () => {
    expect(await send(pathPayload)).toMatchObject({ status: 201 })

    const [row] = await rows()
    expect(row).toMatchObject({
      kind: 'path',
      title: 'From the bus stop to King Fahd Gate',
      steps: [
        { title: 'Bus stop', description: 'Get off.', category: 'Transportation', notes: null },
        { title: 'King Fahd Gate', description: null, category: 'Gate', notes: 'Busy on Fridays.' },
      ],
    })
  })

  it('should take a place of which only the name is known', async () => {
    expect(await send({ kind: 'place', name: 'زمزم' })).toMatchObject({ status: 201 })
    expect((await rows())[0]).toMatchObject({ title: 'زمزم', city: 'Makkah', place: { category: 'Restaurant' } })
  })

  it('should link steps to gates and places that readers can see, and to no others', async () => {
    const place = await app.payload.create({
      collection: 'locations',
      data: { name: 'Public', category: 'restaurant', city: 'Makkah', _status: 'published' } as never,
    })
    const draft = await app.payload.create({
      collection: 'locations',
      data: { name: 'Hidden', category: 'restaurant', city: 'Makkah', _status: 'draft' } as never,
    })
    const path = (placeId: number) => ({
      ...pathPayload,
      steps: [{ ...pathPayload.steps[0], placeId }],
    })

    expect(await send(path(place.id))).toMatchObject({ status: 201 })
    expect(await send(path(draft.id))).toMatchObject({
      status: 400,
      body: { success: false, fields: { 'steps.0.placeId': 'There is no such place.' } },
    })
    expect(await rows()).toMatchObject([{ steps: [{ location: { id: place.id } }] }])
  })

  it.each([
    ['no JSON', { headers: { 'Content-Type': 'text/plain' } }, JSON.stringify(placePayload), 415],
    ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 'kind=place', 415],
    ['compressed', { headers: { 'Content-Encoding': 'gzip' } }, '{}', 415],
    ['33 KB', {}, JSON.stringify({ ...placePayload, description: 'x'.repeat(33_000) }), 413],
    ['broken JSON', {}, '{"kind":', 400],
    ['an empty body', {}, '', 400],
    ['U+0000', {}, JSON.stringify({ ...placePayload, name: 'a\u0000b' }), 400],
    ['a key that is no UUID', { key: 'mine' }, JSON.stringify(placePayload), 400],
  ])('should refuse %s', async (_, sending, body, status) => {
    const answer = await send(body, sending)
    expect(answer.status).toBe(status)
    expect(refusedSchema.safeParse(answer.body).success).toBe(true)
    expect(await rows()).toEqual([])
  })

  it('should name each wrong field', async () => {
    const { status, body } = await send({
      kind: 'path',
      title: ' ',
      city: 'Riyadh',
      steps: [{ stepNumber: 2, title: '', colour: 'red' }],
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      fields: {
        title: 'Enter a title.',
        city: 'Choose Makkah, Madinah, Jeddah.',
        'steps.0.title': 'Please enter a title for this step.',
        'steps.0.colour': 'Is not a field of this form.',
      },
    })
  })

  it('should give time stamps of its own, whatever clock the sender has', async () => {
    await send({ ...placePayload, submittedAt: '2036-01-01' })
    await send({ ...placePayload, submittedAt: 'garbage' })
    for (const row of await rows())
      expect(Math.abs(Date.now() - Date.parse(row.submittedAt))).toBeLessThan(INTEGRATION_WAIT_MS)
  })
})

describe('the same submission sent again', () => {
  it('should be stored once and answered the same, with a new token and time stamp too', async () => {
    const key = randomUUID()
    const first = await send(placePayload, { key })
    const second = await send({ ...placePayload, token: fairToken(), submittedAt: 'later' }, { key: key.toUpperCase() })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await rows()).toHaveLength(1)
  })

  it('should be refused with 422 when it is another one', async () => {
    const key = randomUUID()
    await send(placePayload, { key })
    expect(await send({ ...placePayload, name: 'Another' }, { key })).toMatchObject({ status: 422 })
    expect(await rows()).toHaveLength(1)
  })

  it('should give 20 rows for 20 keys of one network, each sent 50 times at once', async () => {
    const address = newAddress()
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const bodies = keys.map((_, index) => ({ ...placePayload, name: `Place ${index}`, token: fairToken() }))
    const answers = []
    for (const [index, key] of keys.entries()) {
      const twins = Array.from({ length: 50 }, () => send(bodies[index], { key, address }))
      answers.push(...(await Promise.all(twins)))
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => readReceipt(body))).size).toBe(20)
    expect(await rows()).toHaveLength(20)
  })
})

describe('a database that hangs', () => {
  it('should be answered with 503 while it hangs, and leave nothing behind when it goes on', async () => {
    const client = await app.payload.db.pool.connect()
    const { env } = await import('@/env')
    const before = env.SUBMISSION_DEADLINE_MS
    env.SUBMISSION_DEADLINE_MS = 1_000
    try {
      await client.query('BEGIN')
      await client.query('LOCK TABLE recommendations IN ACCESS EXCLUSIVE MODE')
      const { status, headers } = await send(placePayload)
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('30')
    } finally {
      env.SUBMISSION_DEADLINE_MS = before
      await client.query('ROLLBACK')
      client.release()
    }
    expect(await send({ ...placePayload, name: 'Sent again' })).toMatchObject({ status: 201 })
    expect(await rows()).toMatchObject([{ title: 'Sent again' }])
  })
})

describe('limits', () => {
  it('should stop a network without a form after five in a minute, and say when to try again', async () => {
    const address = newAddress()
    const answers = await app.sendWithinOneMinute(7, () => send(placePayload, { address }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429])
    const wait = Number(answers[6]?.headers.get('retry-after'))
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await send({ ...placePayload, token: fairToken() }, { address })).toMatchObject({ status: 201 })
  })

  it('should hold what a program filled in, with the reasons, and answer it like any other', async () => {
    const { status } = await send({ ...placePayload, subject: 'Cheap watches', token: fairToken() })
    expect(status).toBe(201)
    await send({ ...placePayload, token: issueFormToken(new Date()) })
    await send({ ...placePayload, description: 'See http://a.com and http://b.com', token: 'forged' })
    expect(await rows()).toMatchObject([
      { status: 'pending-review', riskReasons: ['honeypot'], riskScore: 80 },
      { status: 'pending-review', riskReasons: ['too-quick'], riskScore: 60 },
      { status: 'pending-review', riskReasons: ['bad-form', 'links'], riskScore: 70 },
    ])
  })
})

describe('the network a submission came from', () => {
  it('should be forgotten after two days, with the counters of its limits', async () => {
    const { clearNetworks } = await import('@/server/submissions/network')
    await send(placePayload)
    await send(placePayload)
    expect((await rows()).map(({ networkHash }) => typeof networkHash)).toEqual(['string', 'string'])
    await app.payload.db.drizzle.execute(sql`
      UPDATE recommendations SET submitted_at = now() - interval '49 hours' WHERE id = (SELECT min(id) FROM recommendations)
    `)
    await app.payload.db.drizzle.execute(sql`UPDATE rate_limits SET window_start = now() - interval '49 hours'`)

    await clearNetworks(app.payload)

    expect((await rows()).map(({ networkHash }) => typeof networkHash)).toEqual(['object', 'string'])
    const { rows: counters } = await app.payload.db.drizzle.execute(sql`SELECT key FROM rate_limits`)
    expect(counters).toEqual([])
  })
})

describe('POST /api/reports', () => {
  const sendReport = async (body: unknown, sending?: Sending) => {
    const response = await report(post('/api/reports', body, sending))
    return { status: response.status, body: (await response.json()) as unknown }
  }

  const makePlace = () =>
    app.payload.create({
      collection: 'locations',
      data: { name: 'Reported', category: 'cafe', city: 'Jeddah', phone: '+966 1', _status: 'published' } as never,
    })

  it('should take the old value itself', async () => {
    const { id } = await makePlace()
    const body = { target: 'place', targetId: id, kind: 'problem', field: 'phone', newValue: '+966 2' }
    expect(await sendReport(body)).toMatchObject({ status: 201 })
    expect((await rows())[0]).toMatchObject({
      kind: 'report',
      title: 'Reported',
      city: 'Jeddah',
      report: { target: 'place', field: 'phone', oldValue: '+966 1', newValue: '+966 2' },
    })
  })

  it('should count two confirmations of a network on a day once', async () => {
    const { id } = await makePlace()
    const body = { target: 'place', targetId: id, kind: 'still-correct' }
    const address = newAddress()
    const first = await sendReport(body, { address, key: randomUUID() })
    const second = await sendReport(body, { address, key: randomUUID() })
    expect(second).toEqual(first)
    await sendReport(body)
    expect(await rows()).toMatchObject([{ kind: 'confirmation' }, { kind: 'confirmation' }])
  })

  it.each([
    [{ target: 'place', targetId: 999_999, kind: 'still-correct' }, 'targetId'],
    [{ target: 'place', targetId: -1, kind: 'still-correct' }, 'targetId'],
    [{ target: 'place', targetId: 1, kind: 'problem' }, 'field'],
    [{ target: 'place', targetId: 1, kind: 'problem', field: 'number' }, 'field'],
    [{ target: 'gate', targetId: 1, kind: 'problem', field: 'other' }, 'comment'],
    [{ target: 'gate', targetId: 1, kind: 'still-correct', field: 'name' }, 'field'],
    [{ target: 'gate', targetId: 1, kind: 'still-correct', oldValue: 'x' }, 'oldValue'],
  ])('should refuse %o', async (body, field) => {
    const answer = await sendReport(body)
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) as unknown } } })
  })
})

describe('POST /api/recommendations/status', () => {
  const ask = async (receipt: unknown, address = newAddress()) => {
    const response = await lookUp(post('/api/recommendations/status', { receipt }, { address }))
    return { status: response.status, body: (await response.json()) as unknown }
  }

  it('should tell what became of a submission, however the receipt is typed', async () => {
    const receipt = readReceipt((await send(placePayload)).body)
    for (const typed of [
      receipt,
      receipt.toLowerCase(),
      ` ${receipt.replaceAll('-', '')} `,
      receipt.replace(/0/g, 'o'),
    ]) {
      const { status, body } = await ask(typed)
      expect(status).toBe(200)
      expect(statusSchema.parse(body)).toMatchObject({
        kind: 'place',
        state: 'pending-review',
        message: null,
        link: null,
      })
    }
  })

  it('should know nothing of other receipts', async () => {
    expect(await ask('0000-0000-0000-0000')).toMatchObject({ status: 404 })
    expect(await ask('nonsense')).toMatchObject({ status: 404 })
    expect(await ask(7)).toMatchObject({ status: 400 })
  })

  it('should be asked ten times a minute', async () => {
    const address = newAddress()
    const answers = await app.sendWithinOneMinute(11, () => ask('0000-0000-0000-0000', address))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })
})
