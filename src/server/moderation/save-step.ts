import type { ReviewState } from '@/contracts/moderation'
import type { Recommendation, ReviewLog } from '@/payload-types'

import type { Change } from './publishing'
import type { ReviewContext } from './review-context'

export type Reviewed = { readonly item: Recommendation; readonly changes: readonly Change[] }

type Step = {
  readonly action: ReviewLog['action']
  readonly to: ReviewState
  readonly data: Partial<Recommendation>
  /** Counts as another version: what a moderator saw before is not what is there now. */
  readonly isChange?: boolean
  readonly isLogged?: boolean
  readonly reason?: string | null
  readonly message?: string | null
  readonly changes?: readonly Change[]
}

export const noClaim = { claimedBy: null, claimedByName: null, claimExpiresAt: null } as const

/** Saves a step of a review and its line in the log, in the review's transaction: neither is there without the other. */
export async function saveStep(
  { payload, req, actor, actorName }: ReviewContext,
  before: Recommendation,
  step: Step,
): Promise<Reviewed> {
  const { action, to, isChange = false, isLogged = true, reason = null, message = null, changes = [] } = step
  const item = await payload.update({
    collection: 'recommendations',
    id: before.id,
    data: { ...step.data, status: to, itemVersion: before.itemVersion + (isChange ? 1 : 0) },
    depth: 0,
    // Only a review may update a submission, and the endpoint has checked that a moderator asks.
    overrideAccess: true,
    req,
  })
  if (!isLogged) return { item, changes }
  const { title, kind, city, description, place, steps, report, decision, duplicateOf, duplicateOfPlace } = item
  const facts = { title, kind, city, description, place, steps, report, decision, duplicateOf, duplicateOfPlace }
  await payload.create({
    collection: 'review-log',
    data: {
      item: item.id,
      itemKind: kind,
      itemTitle: title,
      itemVersion: item.itemVersion,
      action,
      from: before.status,
      to,
      actorId: actor.id,
      actorName,
      reason,
      message,
      snapshot: { ...facts, changes },
    },
    depth: 0,
    // No API may write the log; this is the one place that does.
    overrideAccess: true,
    req,
  })
  return { item, changes }
}
