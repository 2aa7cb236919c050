import type { Payload } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { refusedSchema } from '@/contracts/submission-parts'
import { jsonAnswer, Refusal, toResponse } from '@/server/http/answers'
import { createSlots } from '@/server/slots'

import { pause } from '../../../tests/pause'
import { answerInTime, TooLateError } from './answer-in-time'

vi.mock('@/env', () => ({ env: { SUBMISSION_DEADLINE_MS: 2_500 } }))

const logged: unknown[] = []

// Only what the code under test calls.
const payload = { logger: { error: (entry: unknown) => logged.push(entry) } } as unknown as Payload

const cms = () => Promise.resolve(payload)

const stored = jsonAnswer(201, {})

const nothing = () => Promise.resolve()

const failing = async (error: unknown) =>
  toResponse(await answerInTime({ cms, receive: nothing, handle: () => Promise.reject(error as Error) }))

const databaseError = (code: string) =>
  new Error('Failed query: insert … params: +966 12 000 0000', {
    cause: Object.assign(new Error('detail: Key (title)=(Al Baik)'), { code }),
  })

afterEach(() => {
  logged.length = 0
  vi.useRealTimers()
})

describe('answerInTime', () => {
  it.each([
    ['refuses a connection', databaseError('ECONNREFUSED')],
    ['is restarted', databaseError('57P01')],
    ['has no connection left', databaseError('53300')],
    ['has a full disk', databaseError('53100')],
    ['cannot read or write its disk', databaseError('58030')],
    ['keeps a row locked', databaseError('55P03')],
    ['gives no connection in time', new Error('timeout exceeded when trying to connect')],
    ['breaks off', new Error('Connection terminated unexpectedly')],
  ])('should answer 503 and when to try again while the database %s', async (_, error) => {
    const response = await failing(error)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refusedSchema.safeParse(await response.json()).success).toBe(true)
  })

  it('should answer 503 when the CMS itself does not start', async () => {
    const response = await answerInTime({
      cms: () => Promise.reject(new Error('cannot connect')),
      receive: nothing,
      handle: () => Promise.resolve(stored),
    })
    expect(response.status).toBe(503)
  })

  it('should answer 503 within three seconds when the database hangs, and tell the handler that nobody waits', async () => {
    vi.useFakeTimers()
    const seen: boolean[] = []
    const response = answerInTime({
      cms,
      receive: nothing,
      handle: async (_, __, msLeft) => {
        seen.push(msLeft() > 0)
        await pause(60_000, 'the database hangs, by the clock that is held')
        seen.push(msLeft() > 0)
        return stored
      },
    })
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await response).status).toBe(503)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual([true, false])
  })

  it('should count no time in which the body was still coming', async () => {
    vi.useFakeTimers()
    const receive = async () => {
      await pause(20_000, 'a slow line, by the clock that is held')
      return 'a body'
    }
    const seen: unknown[] = []
    const response = answerInTime({
      cms,
      receive,
      handle: (_, body, msLeft) => {
        seen.push(body, msLeft() > 2_000)
        return Promise.resolve(stored)
      },
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await response).status).toBe(201)
    expect(seen).toEqual(['a body', true])
  })

  it('should refuse a body in its own words, before anything is asked for', async () => {
    const response = await answerInTime({
      cms: () => Promise.reject(new Error('asked for')),
      receive: () => Promise.reject(new Refusal(413, 'Too large.')),
      handle: () => Promise.resolve(stored),
    })
    expect({ status: response.status, body: JSON.parse(response.body) as unknown }).toEqual({
      status: 413,
      body: { success: false, error: 'Too large.' },
    })
  })

  it('should answer 503, and blame nobody, when the database finds it too late before our own clock does', async () => {
    const response = await failing(new TooLateError({ cause: databaseError('GU408') }))
    expect(response.status).toBe(503)
    expect(logged).toEqual([])
  })

  it('should answer 400 to what the database cannot read', async () => {
    expect((await failing(databaseError('22P02'))).status).toBe(400)
  })

  it('should answer a fault of ours with a number that is in the log, and tell the log nothing a person wrote', async () => {
    const response = await failing(databaseError('42703'))
    expect(response.status).toBe(500)
    const requestId = response.headers.get('x-request-id')
    expect(await response.text()).toContain(requestId)
    expect(logged).toEqual([{ msg: 'A submission was not stored', requestId, code: '42703' }])
  })

  it('should write one line a minute of an outage, with how many more there were', async () => {
    vi.useFakeTimers()
    // Of its own: what is held back is so for all senders.
    vi.resetModules()
    const fresh = await import('./answer-in-time')
    const handle = () => Promise.reject(databaseError('ECONNREFUSED'))
    for (let count = 0; count < 30; count += 1) await fresh.answerInTime({ cms, receive: nothing, handle })
    const line = { msg: 'A submission was not stored', code: 'ECONNREFUSED', requestId: expect.any(String) as unknown }
    expect(logged).toEqual([line])

    await vi.advanceTimersByTimeAsync(60_000)

    expect(logged).toEqual([line, { ...line, heldBack: 28 }])
  })

  it('should give a refusal its words and its field', async () => {
    const response = await failing(new Refusal(400, 'No.', { field: 'name' }))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ success: false, error: 'No.', fields: { name: 'No.' } })
  })
})

describe('answerInTime where there is one turn at a time', () => {
  const NETWORK = '203.0.113.0/24'
  const openTurns = () => {
    const slots = createSlots({
      maxParallel: 1,
      getMaxParallel: () => 1,
      maxWaiting: 3,
      maxWaitingOfNetwork: 3,
      waitMs: () => 5_000,
    })
    return { slots, turn: { slots, network: NETWORK } }
  }
  /** Work that takes so long. `begun` collects how much time was left when it began. */
  const lasting = (milliseconds: number, begun: number[] = []) => ({
    cms,
    receive: nothing,
    handle: async (_: Payload, __: unknown, msLeft: () => number) => {
      begun.push(Math.round(msLeft()))
      await pause(milliseconds, 'work that takes so long, by the clock that is held')
      return stored
    },
  })
  const readAnswers = async (answers: readonly Promise<{ status: number; body: string; headers: object }>[]) =>
    (await Promise.all(answers)).map(({ status, body, headers }) => ({
      status,
      error: (JSON.parse(body) as { error?: string }).error,
      retryAfter: Reflect.get(headers, 'Retry-After') as unknown,
    }))
  const done = { status: 201, error: undefined, retryAfter: undefined }
  const crowd = { status: 503, error: 'Many people are sending. Please send it again in 10 seconds.', retryAfter: '10' }
  const hanging = {
    status: 503,
    error: 'The guide cannot store anything at the moment. Please send it again in a minute.',
    retryAfter: '30',
  }

  it('should count no time in which others had their turn', async () => {
    vi.useFakeTimers()
    const { turn } = openTurns()
    const begun: number[] = []
    const answers = [1, 2, 3].map(() => answerInTime({ ...lasting(2_000, begun), turn }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await readAnswers(answers)).toEqual([done, done, done])
    expect(begun).toEqual([2_500, 2_500, 2_500])
  })

  it('should tell who finds the queue full, and who waited in vain, that many are sending', async () => {
    vi.useFakeTimers()
    const { turn } = openTurns()
    const answers = [2_400, 2_400, 2_400, 0, 0].map((milliseconds) => answerInTime({ ...lasting(milliseconds), turn }))
    expect(await readAnswers(answers.slice(4))).toEqual([crowd])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await readAnswers(answers)).toEqual([done, done, done, crowd, crowd])
  })

  it('should end the wait of all when the database hangs, in the words for that, and go on with the next', async () => {
    vi.useFakeTimers()
    const { slots, turn } = openTurns()
    const answers = [60_000, 0, 0].map((milliseconds) => answerInTime({ ...lasting(milliseconds), turn }))
    await vi.advanceTimersByTimeAsync(2_499)
    expect(slots.waiting).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await readAnswers(answers)).toEqual([hanging, hanging, hanging])
    const next = answerInTime({ ...lasting(0), turn })
    await vi.advanceTimersByTimeAsync(10)
    expect(await readAnswers([next])).toEqual([done])
  })

  it('should end it as well when the database itself finds a submission too late', async () => {
    const { turn } = openTurns()
    const late = { cms, receive: nothing, handle: () => Promise.reject(new TooLateError()) }
    expect(await readAnswers([late, lasting(0)].map((work) => answerInTime({ ...work, turn })))).toEqual([
      hanging,
      hanging,
    ])
  })

  it('should give the turn on when a handler fails', async () => {
    const { turn } = openTurns()
    const failingWork = { cms, receive: nothing, handle: () => Promise.reject(new Refusal(400, 'No.')) }
    const statuses = await readAnswers([failingWork, lasting(0)].map((work) => answerInTime({ ...work, turn })))
    expect(statuses.map(({ status }) => status)).toEqual([400, 201])
  })
})
