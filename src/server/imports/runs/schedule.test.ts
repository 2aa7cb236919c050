import { describe, expect, it } from 'vitest'

import { dueMonth } from './schedule'

const schedule = { monthly: true, day: 20, hour: 3 }

describe('dueMonth', () => {
  it.each([
    ['a minute before', schedule, '2026-11-19T23:59:00Z', null],
    ['at the hour, in Saudi Arabia', schedule, '2026-11-20T00:00:00Z', '2026-11'],
    ['later the same day', schedule, '2026-11-20T20:00:00Z', '2026-11'],
    ['after a day the server was down', schedule, '2026-11-21T12:00:00Z', '2026-11'],
    ['long after, as when it has just been switched on', schedule, '2026-11-25T00:00:00Z', null],
    ['in the first minutes of the year there', { ...schedule, day: 1, hour: 0 }, '2026-12-31T21:00:00Z', '2027-01'],
    ['when it is switched off', { ...schedule, monthly: false }, '2026-11-20T00:00:00Z', null],
  ])('should decide %s', (_name, settings, now, expected) => {
    expect(dueMonth(settings, new Date(now))).toBe(expected)
  })
})
