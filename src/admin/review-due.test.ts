import { describe, expect, it } from 'vitest'

import { countDue, listAddress, reviewHorizon } from './review-due'

const now = new Date('2026-11-20T09:00:00.000Z')

it('should look two weeks ahead', () => {
  expect(reviewHorizon(now)).toBe('2026-12-04T09:00:00.000Z')
})

describe('countDue', () => {
  it.each([
    [[], { overdue: 0, soon: 0 }],
    [[null, undefined, '', 'next year'], { overdue: 0, soon: 0 }],
    [['2026-11-20T09:00:00.000Z'], { overdue: 1, soon: 0 }],
    [['2026-11-20T09:00:00.001Z', '2026-12-04T09:00:00.000Z'], { overdue: 0, soon: 2 }],
    [['2026-01-01', '2026-11-30', '2026-12-05', null], { overdue: 1, soon: 1 }],
  ])('should count %j', (dates, counts) => {
    expect(countDue(dates, now)).toEqual(counts)
  })
})

describe('listAddress', () => {
  it('should filter and sort the list of a collection', () => {
    const address = listAddress({
      adminRoute: '/admin',
      collection: 'locations',
      field: 'provenance.reviewDueOn',
      operator: 'less_than_equal',
      value: '2026-12-04T09:00:00.000Z',
      also: [{ field: 'category', operator: 'in', value: 'hospital,pharmacy' }],
      sort: 'provenance.reviewDueOn',
    })
    const url = new URL(address, 'https://guide.example')

    expect(url.pathname).toBe('/admin/collections/locations')
    expect([...url.searchParams]).toEqual([
      ['where[or][0][and][0][provenance.reviewDueOn][less_than_equal]', '2026-12-04T09:00:00.000Z'],
      ['where[or][0][and][1][category][in]', 'hospital,pharmacy'],
      ['sort', 'provenance.reviewDueOn'],
    ])
  })
})
