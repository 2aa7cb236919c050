import type { ReviewState } from '@/contracts/moderation'
import { rejectionReasons } from '@/contracts/rejection-reasons'
import type { Recommendation } from '@/payload-types'

import { applyConfirmation, applyReport } from './apply-report'
import { approvePath } from './approve-path'
import { approvePlace } from './approve-place'
import { editedData } from './edited-data'
import { mergeInto } from './merge-into'
import { findMissingFields } from './find-missing-fields'
import type { Change } from './publishing'
import { invalidField, type ReviewContext, type ReviewOfOne, ReviewRefusal } from './review-context'
import { noClaim, type Reviewed, saveStep } from './save-step'

type DecisionOfOne = Extract<ReviewOfOne, { action: 'approve' | 'reject' | 'spam' | 'merge' | 'hand-over' | 'settle' }>

type Approval = Extract<DecisionOfOne, { action: 'approve' }>

type Decision = {
  readonly to: ReviewState
  readonly reason?: string | null
  /** What the sender reads. */
  readonly message?: string | null
  /** For the log alone. */
  readonly note?: string
  readonly data?: Partial<Recommendation>
  readonly changes?: readonly Change[]
}

/** Publishes what the decision publishes, and writes the decision down. */
export async function decide(context: ReviewContext, item: Recommendation, review: DecisionOfOne): Promise<Reviewed> {
  const { to, reason = null, message = null, note, data = {}, changes = [] } = await makeDecision(context, item, review)
  const { actor, actorName, now } = context
  return saveStep(context, item, {
    action: review.action,
    to,
    data: {
      ...data,
      ...noClaim,
      decision: { by: actor.id, byName: actorName, at: now.toISOString(), reason, message },
    },
    isChange: true,
    reason,
    message: note ?? message,
    changes,
  })
}

async function makeDecision(context: ReviewContext, item: Recommendation, review: DecisionOfOne): Promise<Decision> {
  switch (review.action) {
    case 'approve':
      return { to: 'approved', message: review.message ?? null, ...(await publishApproved(context, item, review)) }
    case 'reject': {
      const message = review.message ?? (rejectionReasons[review.reason] || null)
      return { to: 'rejected', reason: review.reason, message }
    }
    case 'spam':
      return { to: 'spam' }
    case 'merge': {
      const { data, change } = await mergeInto(context, item, review.item)
      return { to: 'duplicate', data, changes: toList(change), message: review.message ?? null }
    }
    case 'hand-over':
      if (item.kind !== 'report') throw invalidField('kind', 'Only a problem report goes to an editor.')
      return { to: 'with-editor', note: review.message }
    case 'settle':
      return { to: 'approved', reason: 'solved', message: review.message }
  }
}

async function publishApproved(
  context: ReviewContext,
  item: Recommendation,
  { item: { edits, apply } }: Approval,
): Promise<Pick<Decision, 'data' | 'changes' | 'reason'>> {
  if (apply !== undefined && item.kind !== 'report') {
    throw invalidField('apply', 'Only a report has something to apply.')
  }
  const data = edits === undefined ? {} : editedData(item, edits)
  const edited: Recommendation = { ...item, ...data }
  const missing = findMissingFields(edited)
  const isOnlySolved = apply === 'solved' && item.kind === 'report'
  const [first] = Object.values(missing)
  if (first !== undefined && !isOnlySolved) throw new ReviewRefusal('invalid', first, { fields: missing })

  switch (item.kind) {
    case 'place': {
      const change = await approvePlace(context, edited)
      return { data: { ...data, publishedPlace: change.id }, changes: [change] }
    }
    case 'path': {
      const change = await approvePath(context, edited)
      return { data: { ...data, publishedPath: change.id }, changes: [change] }
    }
    case 'report': {
      const reason = apply === undefined ? null : apply === 'solved' ? 'solved' : apply.field
      return { data, reason, changes: toList(await applyReport(context, item, apply)) }
    }
    case 'confirmation':
      return { data, changes: toList(await applyConfirmation(context, item)) }
  }
}

const toList = (change: Change | null): readonly Change[] => (change === null ? [] : [change])
