import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { SubmitOutcome } from '@/queries/submit'

import type { OutboxEntry } from './model/outbox-entry'
import { afterFailure, LONGEST_WAIT_MS, type SendWaiting, sendWaiting } from './send-waiting'

const NOW = Date.parse('2026-11-25T10:00:00Z')
const RECEIPT = '7K2M-9QXW-4T8B-HN3C'

const entry = (name: string, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key: name,
  path: '/api/recommendations',
  body: { kind: 'place', name },
  receiptKind: 'place',
  title: name,
  form: {},
  madeAt: name,
  restsUntil: 0,
  tries: 0,
  problem: null,
  isRefused: false,
  ...changes,
})

let outbox: Map<string, OutboxEntry>
let requests: { key: string; token: unknown }[]
let receipts: string[]
let answers: Readonly<Record<string, SubmitOutcome>>
let tokens: number

const store: SendWaiting['store'] = {
  list: async () => [...outbox.values()],
  change: async (key, changes) => {
    const before = outbox.get(key)
    if (before !== undefined) outbox.set(key, { ...before, ...changes })
  },
  remove: async (key) => void outbox.delete(key),
}

const tools = (): SendWaiting => ({
  store,
  submit: async ({ idempotencyKey, body }) => {
    requests.push({ key: idempotencyKey, token: (body as { token?: string }).token })
    return answers[idempotencyKey] ?? { kind: 'accepted', receipt: RECEIPT }
  },
  fetchToken: async () => `token ${(tokens += 1)}`,
  saveReceipt: ({ key }) => {
    expect(outbox.has(key), 'kept until its receipt is').toBe(true)
    receipts.push(key)
  },
  now: () => NOW,
  rest: vi.fn(async () => undefined),
})

const hold = (...entries: readonly OutboxEntry[]) => entries.forEach((one) => outbox.set(one.key, one))

beforeEach(() => {
  outbox = new Map()
  requests = []
  receipts = []
  answers = {}
  tokens = 0
})

describe('sendWaiting', () => {
  it('should send all of it, each under its own key, and keep the receipts', async () => {
    hold(entry('a'), entry('b'))

    const { sent, nextInMs } = await sendWaiting(tools())

    expect(sent.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(requests.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(receipts).toEqual(['a', 'b'])
    expect([outbox.size, nextInMs]).toEqual([0, null])
  })

  it('should stop when no answer comes, and keep the rest', async () => {
    hold(entry('a'), entry('b'), entry('c'))
    answers = { b: { kind: 'unreachable' } }

    await sendWaiting(tools())

    expect(requests.map(({ key }) => key)).toEqual(['a', 'b'])
    expect([...outbox.values()].map(({ key, tries }) => [key, tries])).toEqual([
      ['b', 1],
      ['c', 0],
    ])
  })

  it('should keep what the server refuses with its reason, and go on with the next', async () => {
    hold(entry('a'), entry('b'))
    answers = { a: { kind: 'invalid', message: 'Please correct what is marked.', fields: { phone: 'Is no phone.' } } }

    const { refused, sent } = await sendWaiting(tools())

    expect(refused.map(({ problem }) => problem)).toEqual(['Is no phone.'])
    expect(sent.map(({ key }) => key)).toEqual(['b'])
    expect(outbox.get('a')).toMatchObject({ isRefused: true, problem: 'Is no phone.' })
    requests = []
    await sendWaiting(tools())
    expect(requests, 'nobody sends it again by itself').toEqual([])
  })

  it('should leave alone what another page is sending, and say when it is due', async () => {
    hold(entry('a', { restsUntil: NOW + 20_000 }))

    expect((await sendWaiting(tools())).nextInMs).toBe(20_000)
    expect(requests).toEqual([])
  })

  it.each([
    ['30 days ahead', 30 * 24 * 60 * 60_000],
    ['20 hours ahead', 20 * 60 * 60_000],
    ['just above the longest wait', LONGEST_WAIT_MS + 1],
    ['of no clock', Infinity],
    ['no number', NaN],
  ])('should send what rests until a time that it never sets: %s', async (_, aheadMs) => {
    hold(entry('a', { restsUntil: NOW + aheadMs }))

    await sendWaiting(tools())

    expect(requests.map(({ key }) => key)).toEqual(['a'])
  })

  it.each([0, 1, 60_000, LONGEST_WAIT_MS, LONGEST_WAIT_MS + 1, 20 * 60 * 60_000, 30 * 24 * 60 * 60_000, Infinity])(
    'should come back after the longest wait at most, of a rest of %d ms',
    async (restMs) => {
      hold(entry('a', { restsUntil: NOW + restMs }), entry('b', { restsUntil: NOW + restMs }))
      answers = { a: { kind: 'unreachable' }, b: { kind: 'unreachable' } }

      const { nextInMs } = await sendWaiting(tools())

      expect(nextInMs).toBeGreaterThan(0)
      expect(nextInMs).toBeLessThanOrEqual(LONGEST_WAIT_MS)
    },
  )

  it('should end every rest when a person asks for it, but not what the server has refused', async () => {
    hold(entry('a', { restsUntil: NOW + 20_000 }), entry('b', { isRefused: true }))

    await sendWaiting(tools(), { isAsked: true })

    expect(requests.map(({ key }) => key)).toEqual(['a'])
  })

  it('should not send what a person deletes meanwhile', async () => {
    hold(entry('a'), entry('b'))
    const deleting = tools()

    await sendWaiting({
      ...deleting,
      submit: async (sending) => {
        outbox.delete('b')
        return deleting.submit(sending)
      },
    })

    expect(requests.map(({ key }) => key)).toEqual(['a'])
  })

  it('should open a form for five, and let it rest so that it is no program’s', async () => {
    hold(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => entry(name)))
    const resting = tools()

    await sendWaiting(resting)

    expect(requests.map(({ token }) => token)).toEqual([
      'token 1',
      'token 1',
      'token 1',
      'token 1',
      'token 1',
      'token 2',
    ])
    expect(vi.mocked(resting.rest).mock.calls).toEqual([[2_500], [2_500]])
  })
})

describe('afterFailure', () => {
  it('should wait as long as the server asks', () => {
    expect(afterFailure({ tries: 0 }, { kind: 'limited', retryAfterSeconds: 40 }, NOW)).toMatchObject({
      restsUntil: NOW + 40_000,
      isRefused: false,
    })
  })

  it('should ask again after the longest wait where the server names a longer one', () => {
    const outcome = { kind: 'limited', retryAfterSeconds: 24 * 60 * 60 } as const
    expect(afterFailure({ tries: 0 }, outcome, NOW).restsUntil - NOW).toBe(LONGEST_WAIT_MS)
  })

  it('should wait longer each time while the server has trouble, a quarter of an hour at most', () => {
    const trouble = { kind: 'failed', message: 'Later.', isPassing: true } as const
    const waits = [0, 1, 2, 9].map((tries) => afterFailure({ tries }, trouble, NOW).restsUntil - NOW)
    expect(waits).toEqual([60_000, 120_000, 240_000, 900_000])
  })

  it('should leave to a person what the server says no to', () => {
    expect(afterFailure({ tries: 0 }, { kind: 'failed', message: 'No.', isPassing: false }, NOW)).toMatchObject({
      isRefused: true,
      problem: 'No.',
    })
  })
})
