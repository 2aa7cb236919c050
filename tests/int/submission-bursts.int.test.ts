import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type App, startApp } from '../helpers/int-app'
import { newAddress, pathPayload, placePayload, post, type Sending } from '../helpers/int-submissions'
import { INTEGRATION_WAIT_MS } from '../time-limits'

let app: App
let recommend: (request: Request) => Promise<Response>
let issueFormToken: (now: Date) => string

beforeAll(async () => {
  app = await startApp()
  recommend = (await import('@/app/api/recommendations/route')).POST
  ;({ issueFormToken } = await import('@/server/submissions/form-token'))
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
  const statementsOf = async (work: () => Promise<unknown>): Promise<readonly unknown[]> => {
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
      async () => expect(await statementsOf(() => send(placePayload))).toEqual([STORE]),
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
    expect(await statementsOf(() => send(placePayload, { address }))).toEqual([LOOK])
  })

  it('should be looked at when a step names a gate, and refused when readers cannot see it', async () => {
    await send(placePayload)
    const [step] = pathPayload.steps
    const linked = { ...pathPayload, steps: [{ ...step, gateId: 999_999 }] }
    expect(await send(linked)).toMatchObject({ status: 400 })
    expect(await rows()).toHaveLength(1)
  })
})
