import { describe, expect, it } from 'vitest'

import { createBackOff } from './back-off'

describe('createBackOff', () => {
  it('should wait twice as long each time, up to the ceiling', () => {
    const next = createBackOff({ firstMs: 100, ceilingMs: 500, windowMs: 1_000, now: () => 0 })

    expect(Array.from({ length: 6 }, next)).toEqual([100, 200, 400, 500, 500, 500])
  })

  it('should never end, and never wait longer than half a minute', () => {
    let at = 0
    const next = createBackOff({ now: () => at })
    const waits = Array.from({ length: 3_000 }, () => {
      const waitMs = next()
      at += waitMs
      return waitMs
    })

    expect(waits.slice(0, 8)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(new Set(waits.slice(6))).toEqual(new Set([30_000]))
  })

  it('should count only the tries of the window', () => {
    let at = 0
    const next = createBackOff({ firstMs: 100, windowMs: 1_000, now: () => at })

    expect([next(), next()]).toEqual([100, 200])
    at = 1_000
    expect(next()).toBe(100)
  })
})
