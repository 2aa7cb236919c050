import { describe, expect, it } from 'vitest'

import { createBackOff } from './back-off'

describe('createBackOff', () => {
  it('should wait twice as long each time, up to the ceiling, and then give up', () => {
    const next = createBackOff({ firstMs: 100, ceilingMs: 500, tries: 5, windowMs: 1_000, now: () => 0 })

    expect(Array.from({ length: 6 }, () => next()?.waitMs)).toEqual([100, 200, 400, 500, 500, undefined])
  })

  it('should count only the tries of the window', () => {
    let at = 0
    const next = createBackOff({ firstMs: 100, tries: 2, windowMs: 1_000, now: () => at })

    expect([next()?.number, next()?.number, next()]).toEqual([1, 2, undefined])
    at = 1_000
    expect(next()).toEqual({ waitMs: 100, number: 1, of: 2 })
  })
})
