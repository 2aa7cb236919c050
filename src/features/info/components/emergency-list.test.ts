import { expect, it } from 'vitest'

import { oldestDay } from './emergency-list'

it.each([
  [['2026-11-20', '2026-10-01', '2026-11-02'], '2026-10-01'],
  [['2026-11-20'], '2026-11-20'],
  [['2026-11-20', null], null],
  [['2026-11-20', undefined], null],
  [[], null],
])('should read %j as %j', (dates, oldest) => {
  expect(oldestDay(dates)).toBe(oldest)
})
