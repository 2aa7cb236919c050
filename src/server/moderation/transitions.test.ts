import { describe, expect, it } from 'vitest'

import { reviewStates } from '@/contracts/moderation'

import { isDecided, nextState, type Step } from './transitions'

const steps = [
  'claim',
  'release',
  'expire',
  'edit',
  'approve',
  'reject',
  'spam',
  'merge',
  'reopen',
] as const satisfies Step[]

/** Rows: states. Columns: the steps above. */
const table = {
  'pending-review': ['claimed', null, null, 'pending-review', 'approved', 'rejected', 'spam', 'duplicate', null],
  claimed: [
    'claimed',
    'pending-review',
    'pending-review',
    'claimed',
    'approved',
    'rejected',
    'spam',
    'duplicate',
    null,
  ],
  approved: [null, null, null, null, null, null, null, null, 'pending-review'],
  rejected: [null, null, null, null, null, null, null, null, 'pending-review'],
  spam: [null, null, null, null, null, null, null, null, 'pending-review'],
  duplicate: [null, null, null, null, null, null, null, null, 'pending-review'],
} as const

describe('nextState', () => {
  it.each(reviewStates)('should know what can happen to what is %s', (state) => {
    expect(steps.map((step) => nextState(state, step))).toEqual(table[state])
  })
})

describe('isDecided', () => {
  it('should wait for pending and claimed ones', () => {
    expect(reviewStates.filter((state) => !isDecided(state))).toEqual(['pending-review', 'claimed'])
  })
})
