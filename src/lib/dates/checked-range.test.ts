import { expect, it } from 'vitest'

import { checkedRange } from './checked-range'

it('should give the oldest and the newest day', () => {
  const dates = ['2026-11-20T00:00:00.000Z', null, '2026-10-01T00:00:00.000Z', undefined, '2026-11-02T00:00:00.000Z']

  expect(checkedRange(dates)).toEqual({ oldest: '2026-10-01T00:00:00.000Z', newest: '2026-11-20T00:00:00.000Z' })
})

it('should give one day twice when there is only one', () => {
  expect(checkedRange(['2026-11-20'])).toEqual({ oldest: '2026-11-20', newest: '2026-11-20' })
})

it('should know nothing without dates', () => {
  expect(checkedRange([null, undefined, ''])).toBeNull()
})
