import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startTick } from './tick'

const SECRET = 's'.repeat(32)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setUp(request: typeof fetch) {
  const reports: string[] = []
  const stop = startTick({
    origin: 'http://127.0.0.1:3000',
    secret: SECRET,
    report: (words) => reports.push(words),
    request,
  })
  return { reports, stop }
}

describe('startTick', () => {
  it('should tick at once and then every minute, with the secret', async () => {
    const request = vi.fn<typeof fetch>(async () => new Response('{}'))
    const { stop } = setUp(request)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(request).toHaveBeenCalledTimes(3)
    expect(request.mock.calls[0]?.[0]).toBe('http://127.0.0.1:3000/api/internal/tick')
    expect(request.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(request).toHaveBeenCalledTimes(3)
  })

  it('should not join a tick that is still being worked on', async () => {
    const request = vi.fn<typeof fetch>(() => new Promise(() => {}))
    const { stop } = setUp(request)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(request).toHaveBeenCalledTimes(1)
    stop()
  })

  it('should say once that it fails and once that it works again', async () => {
    const answers = [500, 500, 200, 200]
    const { reports, stop } = setUp(async () => new Response('', { status: answers.shift() ?? 200 }))
    await vi.advanceTimersByTimeAsync(240_000)
    expect(reports).toHaveLength(2)
    expect(reports[0]).toContain('answers 500')
    expect(reports[1]).toContain('works again')
    stop()
  })
})
