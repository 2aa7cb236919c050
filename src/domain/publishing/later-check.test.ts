import { describe, expect, it } from 'vitest'

import { withLaterCheck } from './later-check'

const old = { checkedOn: '2026-10-01T00:00:00.000Z', reviewDueOn: '2026-11-01T00:00:00.000Z' }
const later = { checkedOn: '2026-11-28T00:00:00.000Z', reviewDueOn: '2026-12-20T00:00:00.000Z' }

describe('withLaterCheck', () => {
  it.each([
    ['beside the words', { title: 'Kept', ...old }, { title: 'Public', ...later }, { title: 'Kept', ...later }],
    [
      'in a group, whose source stays',
      { name: 'Kept', provenance: { source: 'A sign', ...old } },
      { name: 'Public', provenance: { source: 'A list', ...later } },
      { name: 'Kept', provenance: { source: 'A sign', ...later } },
    ],
    [
      'in a row, by its name',
      {
        phoneNumbers: [
          { id: 'b', number: '998', ...old },
          { id: 'a', ...old },
        ],
      },
      {
        phoneNumbers: [
          { id: 'a', ...old },
          { id: 'b', number: '997', ...later },
          { id: 'c', ...later },
        ],
      },
      {
        phoneNumbers: [
          { id: 'b', number: '998', ...later },
          { id: 'a', ...old },
        ],
      },
    ],
    ['where there was none before', { title: 'Kept' }, later, { title: 'Kept', ...later }],
  ])('should take the days of a later check: %s', (_, kept, stored, expected) => {
    expect(withLaterCheck(kept, stored)).toEqual(expected)
  })

  it.each([
    ['an earlier check', { title: 'Kept', ...later }, old],
    ['the same check with another date of review', { ...later, reviewDueOn: '2027-05-01T00:00:00.000Z' }, later],
    ['no check', { title: 'Kept', ...old }, { title: 'Public' }],
    ['no days at all', { title: 'Kept' }, { title: 'Public' }],
  ])('should leave it as it is where readers have %s', (_, kept, stored) => {
    expect(withLaterCheck(kept, stored)).toEqual(kept)
  })
})
