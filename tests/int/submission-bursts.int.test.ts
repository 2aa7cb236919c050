import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Env } from '@/env'
import type { Slots } from '@/server/slots'

import { type App, startApp } from '../helpers/int-app'
import { newAddress, pathPayload, placePayload, post, type Sending } from '../helpers/int-submissions'
import { INTEGRATION_WAIT_MS } from '../time-limits'

let app: App
let recommend: (request: Request) => Promise<Response>
let issueFormToken: (now: Date) => string
let submissionSlots: Slots
let env: Env

beforeAll(async () => {
  app = await startApp()
  recommend = (await import('@/app/api/recommendations/route')).POST
  ;({ issueFormToken } = await import('@/server/submissions/form-token'))
  ;({ submissionSlots } = await import('@/server/submissions/submit'))
  ;({ env } = await import('@/env'))
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`TRUNCATE recommendations, recommendations_steps, rate_limits CASCADE`)
})

const send = (body: unknown, sending?: Sending) => recommend(post('/api/recommendations', body, sending))

const rows = async () => (await app.payload.find({ collection: 'recommendations', pagination: false, sort: 'id' })).docs

describe('submissions in quick succession', () => {
  const LOOK = 'submission-precheck'
  const STORE = expect.stringMatching(/^store-submission-/)

  /** Names of the prepared statements. */
  const captureStatements = async (work: () => Promise<unknown>): Promise<readonly unknown[]> => {
    const spy = vi.spyOn(app.payload.db.pool, 'query')
    try {
      await work()
      return spy.mock.calls.map(([statement]) => Reflect.get(Object(statement), 'name'))
    } finally {
      spy.mockRestore()
    }
  }

  it('should take one statement each, once one was looked at', async () => {
    await vi.waitFor(
      async () => expect(await captureStatements(() => send(placePayload))).toEqual([STORE]),
      INTEGRATION_WAIT_MS,
    )
  })

  it('should be looked at when the key is taken already, and count nothing', async () => {
    const sending = { key: randomUUID(), address: newAddress() }
    const answers = []
    for (let index = 0; index < 8; index += 1) answers.push(await send(placePayload, sending))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await rows()).toHaveLength(1)
  })

  it('should be rated by how often their form was sent before, the sixth as well as the first', async () => {
    // As a form that was opened ten seconds ago sends it.
    const token = issueFormToken(new Date(Date.now() - 10_000))
    for (let index = 0; index < 7; index += 1) await send({ ...placePayload, name: `Place ${index}`, token })
    const reused = (await rows()).map(({ riskReasons }) => (riskReasons as string[]).includes('form-reused'))
    expect(reused).toEqual([false, false, false, false, false, true, true])
  })

  it('should write nothing for a network that was told to wait', async () => {
    const address = newAddress()
    for (let index = 0; index < 6; index += 1) await send(placePayload, { address })
    expect(await captureStatements(() => send(placePayload, { address }))).toEqual([LOOK])
  })

  it('should be looked at when a step names a gate, and refused when readers cannot see it', async () => {
    await send(placePayload)
    const [step] = pathPayload.steps
    const linked = { ...pathPayload, steps: [{ ...step, gateId: 999_999 }] }
    expect(await send(linked)).toMatchObject({ status: 400 })
    expect(await rows()).toHaveLength(1)
  })
})

describe('more submissions than are worked on at a time', () => {
  const CROWD = {
    status: 503,
    error: 'Many people are sending. Please send it again in 10 seconds.',
    retryAfter: '10',
  }
  const HANGING = {
    status: 503,
    error: 'The guide cannot store anything at the moment. Please send it again in a minute.',
    retryAfter: '30',
  }

  const shown = async (answer: Promise<Response>) => {
    const response = await answer
    const { error } = (await response.json()) as { error?: string }
    return { status: response.status, error, retryAfter: response.headers.get('retry-after') }
  }

  /** During the work the table is locked: nothing can be stored or read. */
  const whileNothingIsStored = async (work: () => Promise<void>): Promise<void> => {
    const client = await app.payload.db.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('LOCK TABLE recommendations IN ACCESS EXCLUSIVE MODE')
      await work()
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }

  it('should all be stored, as many as may wait, and the next one told that many are sending', async () => {
    const sent: Promise<Response>[] = []
    await whileNothingIsStored(async () => {
      // Four at work and two hundred behind them, each of a network of its own.
      for (let index = 0; index < 204; index += 1) sent.push(send({ ...placePayload, name: `Place ${index}` }))
      await vi.waitFor(() => expect(submissionSlots.waiting).toBe(200), INTEGRATION_WAIT_MS)
      expect(await shown(send(placePayload))).toEqual(CROWD)
    })
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([201]))
    expect(await rows()).toHaveLength(204)
  })

  it('should leave places to wait for others beside a network that sends hundreds', async () => {
    const address = newAddress()
    const sent: Promise<Response>[] = []
    await whileNothingIsStored(async () => {
      for (let index = 0; index < 104; index += 1) sent.push(send(placePayload, { address }))
      await vi.waitFor(() => expect(submissionSlots.waiting).toBe(100), INTEGRATION_WAIT_MS)
      expect(await shown(send(placePayload, { address }))).toEqual(CROWD)
      sent.push(send({ ...placePayload, name: 'Of another network' }))
      await vi.waitFor(() => expect(submissionSlots.waiting).toBe(101), INTEGRATION_WAIT_MS)
    })
    expect((await sent.at(-1))?.status).toBe(201)
    await Promise.all(sent)
  })

  it('should no longer wait for a database that hangs, and ask it no more', async () => {
    const before = env.SUBMISSION_DEADLINE_MS
    env.SUBMISSION_DEADLINE_MS = 1_000
    const spy = vi.spyOn(app.payload.db.pool, 'query')
    try {
      await whileNothingIsStored(async () => {
        const answers = await Promise.all(Array.from({ length: 20 }, () => shown(send(placePayload))))
        expect(answers).toEqual(Array.from({ length: 20 }, () => HANGING))
        expect(spy.mock.calls).toHaveLength(4)
      })
    } finally {
      env.SUBMISSION_DEADLINE_MS = before
      spy.mockRestore()
    }
    expect((await send(placePayload)).status).toBe(201)
  })

  it('should be told that many are sending when their turn does not come in time', async () => {
    const before = env.SUBMISSION_WAIT_MS
    env.SUBMISSION_WAIT_MS = 100
    const sent: Promise<Response>[] = []
    try {
      await whileNothingIsStored(async () => {
        for (let index = 0; index < 4; index += 1) sent.push(send({ ...placePayload, name: `Place ${index}` }))
        expect(await shown(send(placePayload))).toEqual(CROWD)
      })
    } finally {
      env.SUBMISSION_WAIT_MS = before
    }
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  })
})
