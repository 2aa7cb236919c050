import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { hasRole } from '@/access/roles'
import { CLAIM_MINUTES, type ReviewState, UNDO_MINUTES } from '@/contracts/moderation'
import { rejectionReasons } from '@/contracts/rejection-reasons'
import type { ReviewRequest } from '@/contracts/review-decisions'
import { SKIP_EXPIRY } from '@/server/cache/skip-expiry'
import type { Recommendation, User } from '@/payload-types'
import { inTransaction } from '@/server/database/transaction'

import { applyConfirmation, applyReport } from './apply-report'
import { approvePath } from './approve-path'
import { approvePlace } from './approve-place'
import { DECIDED } from './decided'
import { editedData } from './edited-data'
import { mergeInto } from './merge-into'
import { idOf, missingForApproval } from './missing-for-approval'
import { type Change, type ReviewContext, takeBack } from './publishing'
import { ReviewRefusal } from './review-refusal'
import { isDecided, nextState } from './transitions'
import { lastChange, nameOf, writeLog } from './write-log'

const MINUTE_MS = 60_000

/** One item of a request: the request with its other items left out. */
export type ReviewOfOne = {
  [Action in ReviewRequest['action']]: Omit<Extract<ReviewRequest, { action: Action }>, 'items'> & {
    readonly item: Extract<ReviewRequest, { action: Action }>['items'][number]
  }
}[ReviewRequest['action']]

export type Reviewed = { readonly item: Recommendation; readonly changes: readonly Change[] }

/**
 * Does one step with one submission, in one transaction with everything it publishes and its line in the log: after a
 * crash all of it is there, or nothing. The row is locked first, so of two moderators the second sees what the first did.
 *
 * Throws a `ReviewRefusal` when the step is not possible. The caller has checked that the actor is a moderator.
 */
export function reviewItem(payload: Payload, actor: User, review: ReviewOfOne, now: Date): Promise<Reviewed> {
  return inTransaction(payload, { [DECIDED]: true, [SKIP_EXPIRY]: true }, async ({ req, execute }) => {
    // So that the versions of what is published carry the moderator's name.
    req.user = { ...actor, collection: 'users' }
    const context: ReviewContext = { payload, req, now }
    await execute(sql`SELECT id FROM recommendations WHERE id = ${review.item.id} FOR UPDATE`)
    const item = await findItem(context, review.item.id)
    if (item === null) throw new ReviewRefusal('not-found', 'There is no such submission.')
    refuseIfHeld(item, actor, now)
    if (item.itemVersion !== review.item.version) throw stale(item)
    return review.action === 'undo' ? undo(context, actor, item) : step(context, actor, item, review)
  })
}

async function step(
  context: ReviewContext,
  actor: User,
  item: Recommendation,
  review: Exclude<ReviewOfOne, { action: 'undo' }>,
): Promise<Reviewed> {
  const to = nextState(item.status, review.action)
  if (to === null) {
    // Decided by somebody else under the same version cannot be; this is a step that makes no sense here.
    throw new ReviewRefusal('transition', `This is ${words[item.status]}: reopen it first.`, {
      current: currentOf(item),
    })
  }
  switch (review.action) {
    case 'claim':
      return claim(context, actor, item)
    case 'release':
      return save(context, actor, item, { action: 'release', to, data: noClaim })
    case 'edit':
      return save(context, actor, item, {
        action: 'edit',
        to,
        data: editedData(item, review.item.edits),
        isChange: true,
      })
    case 'approve':
      return approve(context, actor, item, review)
    case 'reject': {
      const message = review.message ?? (rejectionReasons[review.reason] || null)
      return decide(context, actor, item, { action: 'reject', to, reason: review.reason, message })
    }
    case 'spam':
      return decide(context, actor, item, { action: 'spam', to })
    case 'merge': {
      const { data, change } = await mergeInto(context, item, review.item)
      const changes = change === null ? [] : [change]
      return decide(context, actor, item, { action: 'merge', to, data, changes, message: review.message ?? null })
    }
    case 'reopen':
      return save(context, actor, item, { action: 'reopen', to, data: noDecision, isChange: true })
  }
}

async function claim(context: ReviewContext, actor: User, item: Recommendation): Promise<Reviewed> {
  const data = {
    claimedBy: actor.id,
    claimedByName: nameOf(actor),
    claimExpiresAt: new Date(context.now.getTime() + CLAIM_MINUTES * MINUTE_MS).toISOString(),
  }
  const isRenewal = item.status === 'claimed' && idOf(item.claimedBy) === actor.id
  return save(context, actor, item, { action: 'claim', to: 'claimed', data, isLogged: !isRenewal })
}

async function approve(
  context: ReviewContext,
  actor: User,
  item: Recommendation,
  { item: { edits, apply }, message = null }: Extract<ReviewOfOne, { action: 'approve' }>,
): Promise<Reviewed> {
  if (apply !== undefined && item.kind !== 'report') {
    const only = 'Only a report has something to apply.'
    throw new ReviewRefusal('invalid', only, { fields: { apply: only } })
  }
  const data = edits === undefined ? {} : editedData(item, edits)
  const edited: Recommendation = { ...item, ...data }
  const missing = missingForApproval(edited)
  const isOnlySolved = apply === 'solved' && item.kind === 'report'
  const [first] = Object.values(missing)
  if (first !== undefined && !isOnlySolved) throw new ReviewRefusal('invalid', first, { fields: missing })

  const decision = { action: 'approve', to: 'approved', message } as const
  switch (item.kind) {
    case 'place': {
      const change = await approvePlace(context, edited)
      return decide(context, actor, item, {
        ...decision,
        data: { ...data, publishedPlace: change.id },
        changes: [change],
      })
    }
    case 'path': {
      const change = await approvePath(context, edited)
      return decide(context, actor, item, {
        ...decision,
        data: { ...data, publishedPath: change.id },
        changes: [change],
      })
    }
    case 'report':
    case 'confirmation': {
      const change =
        item.kind === 'report' ? await applyReport(context, item, apply) : await applyConfirmation(context, item)
      const reason = apply === undefined ? null : apply === 'solved' ? 'solved' : apply.field
      return decide(context, actor, item, { ...decision, data, reason, changes: change === null ? [] : [change] })
    }
  }
}

type Decision = {
  readonly action: 'approve' | 'reject' | 'spam' | 'merge'
  readonly to: ReviewState
  readonly reason?: string | null
  readonly message?: string | null
  readonly data?: Partial<Recommendation>
  readonly changes?: readonly Change[]
}

function decide(context: ReviewContext, actor: User, item: Recommendation, decision: Decision): Promise<Reviewed> {
  const { action, to, reason = null, message = null, data = {}, changes = [] } = decision
  return save(context, actor, item, {
    action,
    to,
    data: {
      ...data,
      ...noClaim,
      decision: { by: actor.id, byName: nameOf(actor), at: context.now.toISOString(), reason, message },
    },
    isChange: true,
    reason,
    message,
    changes,
  })
}

async function undo(context: ReviewContext, actor: User, item: Recommendation): Promise<Reviewed> {
  const last = await lastChange(context, item)
  const isLastDecision = last !== null && isDecided(item.status) && last.to === item.status
  if (!isLastDecision) throw new ReviewRefusal('cannot-undo', 'There is no decision to take back.')
  if (last.actorId !== actor.id && !hasRole(actor, ['admin'])) {
    throw new ReviewRefusal('cannot-undo', `Only ${last.actorName ?? 'who decided'} can take this back. Reopen it.`)
  }
  if (context.now.getTime() - Date.parse(last.createdAt) > UNDO_MINUTES * MINUTE_MS) {
    throw new ReviewRefusal('cannot-undo', `A decision can be taken back for ${UNDO_MINUTES} minutes. Reopen it.`)
  }
  const changes = changesIn(last.snapshot)
  for (const change of changes.toReversed()) await takeBack(context, change)
  const undone = await save(context, actor, item, {
    action: 'undo',
    to: 'pending-review',
    data: noDecision,
    isChange: true,
  })
  return { ...undone, changes }
}

/** As `writeLog` wrote them. */
const changesIn = (snapshot: unknown): readonly Change[] =>
  typeof snapshot === 'object' && snapshot !== null && 'changes' in snapshot && Array.isArray(snapshot.changes)
    ? (snapshot.changes as readonly Change[])
    : []

type Saving = {
  readonly action: Parameters<typeof writeLog>[1]['action']
  readonly to: ReviewState
  readonly data: Partial<Recommendation>
  /** Counts as another version: what a moderator saw before is not what is there now. */
  readonly isChange?: boolean
  readonly isLogged?: boolean
  readonly reason?: string | null
  readonly message?: string | null
  readonly changes?: readonly Change[]
}

async function save(context: ReviewContext, actor: User, item: Recommendation, saving: Saving): Promise<Reviewed> {
  const { action, to, data, isChange = false, isLogged = true, reason, message, changes = [] } = saving
  const saved = await context.payload.update({
    collection: 'recommendations',
    id: item.id,
    data: { ...data, status: to, itemVersion: item.itemVersion + (isChange ? 1 : 0) },
    depth: 0,
    // Nobody may update a submission but a review, and the endpoint has checked that a moderator asks.
    overrideAccess: true,
    req: context.req,
  })
  if (isLogged) {
    await writeLog(context, {
      item: saved,
      action,
      from: item.status,
      to,
      actor,
      changes,
      reason: reason ?? null,
      message: message ?? null,
    })
  }
  return { item: saved, changes }
}

const noClaim = { claimedBy: null, claimedByName: null, claimExpiresAt: null } as const

const noDecision = {
  ...noClaim,
  decision: { by: null, byName: null, at: null, reason: null, message: null },
  duplicateOf: null,
  duplicateOfPlace: null,
} as const

function findItem({ payload, req }: ReviewContext, id: number): Promise<Recommendation | null> {
  return payload.findByID({
    collection: 'recommendations',
    id,
    disableErrors: true,
    depth: 0,
    // The endpoint has checked that a moderator asks.
    overrideAccess: true,
    req,
  })
}

function refuseIfHeld(item: Recommendation, actor: User, now: Date): void {
  const isHeld = item.status === 'claimed' && Date.parse(item.claimExpiresAt ?? '') > now.getTime()
  if (!isHeld || idOf(item.claimedBy) === actor.id) return
  throw new ReviewRefusal('claimed', `${item.claimedByName ?? 'Somebody else'} is on it.`, { current: currentOf(item) })
}

function stale(item: Recommendation): ReviewRefusal {
  const by = item.decision?.byName
  const message =
    isDecided(item.status) && by
      ? `${by} has decided it already: it is ${words[item.status]}.`
      : 'It has been changed since you loaded it.'
  return new ReviewRefusal('stale', message, { current: currentOf(item) })
}

const currentOf = (item: Recommendation) => ({
  version: item.itemVersion,
  status: item.status,
  by: (item.status === 'claimed' ? item.claimedByName : item.decision?.byName) ?? null,
  at: item.decision?.at ?? null,
  until: item.status === 'claimed' ? (item.claimExpiresAt ?? null) : null,
})

const words = {
  'pending-review': 'waiting for review',
  claimed: 'claimed',
  approved: 'approved',
  rejected: 'rejected',
  spam: 'marked as spam',
  duplicate: 'a duplicate',
} as const satisfies Record<ReviewState, string>
