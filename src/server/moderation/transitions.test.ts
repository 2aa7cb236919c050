import { describe, expect, it } from 'vitest'

import { type ReviewState, reviewStates } from '@/contracts/moderation'

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
  'hand-over',
  'settle',
  'hand-back',
] as const satisfies Step[]

/** Rows: states. Columns: the steps above, `-` where one is not possible. */
const table = {
  'pending-review': 'claimed - - pending-review approved rejected spam duplicate - with-editor - -',
  claimed: 'claimed pending-review pending-review claimed approved rejected spam duplicate - with-editor - -',
  'with-editor': '- - - - - - - - pending-review - approved pending-review',
  approved: '- - - - - - - - pending-review - - -',
  rejected: '- - - - - - - - pending-review - - -',
  spam: '- - - - - - - - pending-review - - -',
  duplicate: '- - - - - - - - pending-review - - -',
} as const satisfies Record<ReviewState, string>

describe('nextState', () => {
  it.each(reviewStates)('should know what can happen to what is %s', (state) => {
    expect(steps.map((step) => nextState(state, step) ?? '-').join(' ')).toBe(table[state])
  })
})

describe('isDecided', () => {
  it('should wait for pending and claimed ones', () => {
    expect(reviewStates.filter((state) => !isDecided(state))).toEqual(['pending-review', 'claimed'])
  })
})
