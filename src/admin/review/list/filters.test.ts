import { describe, expect, it } from 'vitest'

import { type Filters, isFiltered, listStates, NO_FILTERS, queueQuery } from './filters'

describe('queueQuery', () => {
  it('should ask for what waits when nothing is chosen', () => {
    expect(queueQuery(NO_FILTERS, 1)).toBe('limit=300&sort=oldest')
  })

  it('should name what was chosen', () => {
    const filters: Filters = {
      state: 'spam',
      kind: 'place',
      city: 'Madinah',
      olderThanHours: '72',
      risk: 'high',
      duplicates: 'none',
      q: ' date shop ',
      sort: 'risk',
    }

    expect(Object.fromEntries(new URLSearchParams(queueQuery(filters, 2)))).toEqual({
      limit: '300',
      page: '2',
      sort: 'risk',
      state: 'spam',
      q: 'date shop',
      kind: 'place',
      city: 'Madinah',
      olderThanHours: '72',
      risk: 'high',
      duplicates: 'none',
    })
  })
})

describe('listStates', () => {
  it.each([
    ['waiting', ['pending-review', 'claimed']],
    ['approved', ['approved']],
    ['all', ['pending-review', 'claimed', 'with-editor', 'approved', 'rejected', 'spam', 'duplicate']],
  ] as const)('should read %s', (state, states) => {
    expect(listStates({ ...NO_FILTERS, state })).toEqual(states)
  })
})

describe('isFiltered', () => {
  it.each([
    [{}, false],
    [{ sort: 'risk' }, false],
    [{ q: 'x' }, true],
    [{ state: 'all' }, true],
  ] as const)('should tell of %j: %s', (change, expected) => {
    expect(isFiltered({ ...NO_FILTERS, ...change })).toBe(expected)
  })
})
