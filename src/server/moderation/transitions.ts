import type { ReviewState } from '@/contracts/moderation'
import type { ReviewAction } from '@/contracts/review-decisions'

/** What happens to a submission: by a moderator, or by the clock when a claim ends. */
export type Step = Exclude<ReviewAction, 'undo'> | 'expire'

/**
 * The states of a submission (pending-review → claimed → approved | rejected | spam | duplicate, and reopening).
 * What is not here cannot happen, whichever way it is asked for. Taking back is not a step of its own: it goes to where
 * the last decision came from.
 */
const transitions = {
  'pending-review': {
    claim: 'claimed',
    edit: 'pending-review',
    approve: 'approved',
    reject: 'rejected',
    spam: 'spam',
    merge: 'duplicate',
  },
  claimed: {
    claim: 'claimed',
    release: 'pending-review',
    expire: 'pending-review',
    edit: 'claimed',
    approve: 'approved',
    reject: 'rejected',
    spam: 'spam',
    merge: 'duplicate',
  },
  approved: { reopen: 'pending-review' },
  rejected: { reopen: 'pending-review' },
  spam: { reopen: 'pending-review' },
  duplicate: { reopen: 'pending-review' },
} as const satisfies Record<ReviewState, Partial<Record<Step, ReviewState>>>

/** The state after a step, or `null` when it is not possible in this one. */
export function nextState(state: ReviewState, step: Step): ReviewState | null {
  const steps: Partial<Record<Step, ReviewState>> = transitions[state]
  return steps[step] ?? null
}

/** Whether somebody has decided. */
export const isDecided = (state: ReviewState): boolean => state !== 'pending-review' && state !== 'claimed'
