/** What becomes of a submission: its states, how long its steps last, and how risky it is. */

export const reviewStates = [
  'pending-review',
  'claimed',
  'with-editor',
  'approved',
  'rejected',
  'spam',
  'duplicate',
] as const

export type ReviewState = (typeof reviewStates)[number]

export const submissionKinds = ['place', 'path', 'report', 'confirmation'] as const

export type SubmissionKind = (typeof submissionKinds)[number]

/** Minutes a claim lasts without being renewed. */
export const CLAIM_MINUTES = 15

/** Minutes within which the last decision can be taken back. */
export const UNDO_MINUTES = 10

/** Why a submission counts as risky; the words for people are in the admin. */
export const riskReasons = [
  'honeypot',
  'too-quick',
  'no-form',
  'bad-form',
  'form-reused',
  'links',
  'mixed-script',
  'repeated-text',
  'busy-hour',
] as const

export type RiskReason = (typeof riskReasons)[number]

/** Points from which a submission counts as risky or as likely spam; 0 to 100. */
export const riskLevels = { medium: 20, high: 60 } as const
