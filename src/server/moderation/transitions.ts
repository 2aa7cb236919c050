import type { ReviewState } from '@/contracts/moderation'
import type { SettlingAction } from '@/contracts/handed-over'
import type { ReviewAction } from '@/contracts/review-decisions'

/** What happens to a submission: by a moderator, by an editor, or by the clock when a claim ends. */
export type Step = Exclude<ReviewAction | SettlingAction, 'undo' | 'erase'> | 'expire'

/**
 * The states of a submission (pending-review → claimed → approved | rejected | spam | duplicate, and reopening; a report
 * also → with-editor → approved, or back).
 * What is not here cannot happen, whichever way it is asked for. Taking back and erasing are not steps of their own: the
 * first goes to where the last decision came from, the second is possible in all of them.
 */
const transitions = {
  'pending-review': {
    claim: 'claimed',
    edit: 'pending-review',
    approve: 'approved',
    reject: 'rejected',
    spam: 'spam',
    merge: 'duplicate',
    'hand-over': 'with-editor',
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
    'hand-over': 'with-editor',
  },
  'with-editor': { settle: 'approved', 'hand-back': 'pending-review', reopen: 'pending-review' },
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

/** Whether a moderator has decided; to hand a report to the editors is a decision too. */
export const isDecided = (state: ReviewState): boolean => state !== 'pending-review' && state !== 'claimed'
