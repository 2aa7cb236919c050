import { afterEach, describe, expect, it, vi } from 'vitest'

import { parseOutcome, submit } from './submit'

const answer = (status: number, body: unknown, retryAfter: string | null = null) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter,
})

describe('parseOutcome', () => {
  it.each([
    [answer(201, { success: true, receipt: 'ABCD' }), { kind: 'accepted', receipt: 'ABCD' }],
    [
      answer(400, { success: false, error: 'Please correct.', fields: { name: 'Enter a name.' } }),
      { kind: 'invalid', fields: { name: 'Enter a name.' }, message: 'Please correct.' },
    ],
    [answer(400, { success: false, error: 'No JSON.' }), { kind: 'failed', message: 'No JSON.', isPassing: false }],
    [answer(429, { success: false, error: 'Too many.' }, '42'), { kind: 'limited', retryAfterSeconds: 42 }],
    [answer(429, 'slow down', 'Wed, 21 Oct 2026 07:28:00 GMT'), { kind: 'limited', retryAfterSeconds: 60 }],
    [answer(503, { success: false, error: 'Later.' }), { kind: 'failed', message: 'Later.', isPassing: true }],
    [
      answer(503, { success: false, error: 'Many people are sending.' }, '10'),
      { kind: 'failed', message: 'Many people are sending.', isPassing: true },
    ],
    [
      answer(409, { success: false, error: 'Sent already.' }),
      { kind: 'failed', message: 'Sent already.', isPassing: false },
    ],
  ])('should read %j', (answer, outcome) => {
    expect(parseOutcome(answer)).toEqual(outcome)
  })

  it.each([
    answer(200, { success: true, receipt: 'ABCD' }),
    answer(201, { success: true }),
    answer(201, '<html>Sign in to the hotel’s network</html>'),
    answer(502, '<html>Bad gateway</html>'),
    answer(400, { success: false, error: 7 }),
  ])('should not take %j for a success', (answer) => {
    expect(parseOutcome(answer).kind).toBe('failed')
  })
})

describe('submit', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('should send the body once, with the key and credentials', async () => {
    const fetchOnce = vi.fn(() => Promise.resolve(Response.json({ success: true, receipt: 'R' }, { status: 201 })))
    vi.stubGlobal('fetch', fetchOnce)

    const outcome = await submit({ path: '/api/recommendations', body: { kind: 'place' }, idempotencyKey: 'key' })

    expect(outcome).toEqual({ kind: 'accepted', receipt: 'R' })
    expect(fetchOnce).toHaveBeenCalledExactlyOnceWith(
      '/api/recommendations',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"kind":"place"}',
        headers: expect.objectContaining({ 'Idempotency-Key': 'key', 'Content-Type': 'application/json' }) as object,
      }),
    )
  })

  it('should say when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    await expect(submit({ path: '/api/reports', body: {}, idempotencyKey: 'key' })).resolves.toEqual({
      kind: 'unreachable',
    })
  })
})
