import { expect, it } from 'vitest'

import { checkedSpan } from './checked-span'

it('should give the oldest and the newest day', () => {
  const dates = ['2026-11-20T00:00:00.000Z', null, '2026-10-01T00:00:00.000Z', undefined, '2026-11-02T00:00:00.000Z']

  expect(checkedSpan(dates)).toEqual({ oldest: '2026-10-01T00:00:00.000Z', newest: '2026-11-20T00:00:00.000Z' })
})

it('should give one day twice when there is only one', () => {
  expect(checkedSpan(['2026-11-20'])).toEqual({ oldest: '2026-11-20', newest: '2026-11-20' })
})

it('should know nothing without dates', () => {
  expect(checkedSpan([null, undefined, ''])).toBeNull()
})
