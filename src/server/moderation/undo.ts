import type { Where } from 'payload'

import { hasRole } from '@/access/roles'
import { UNDO_MINUTES } from '@/contracts/moderation'
import type { Recommendation, ReviewLog } from '@/payload-types'

import { type Change, revertChange } from './publishing'
import { type ReviewContext, ReviewRefusal } from './review-context'
import { noClaim, type Reviewed, saveStep } from './save-step'
import { isDecided } from './transitions'

/** Puts a submission back among those that wait. What a decision has published stays. */
export function reopen(context: ReviewContext, item: Recommendation): Promise<Reviewed> {
  return saveStep(context, item, { action: 'reopen', to: 'pending-review', data: noDecision, isChange: true })
}

/** An editor gives a report back to those who wait for a moderator, and says why. */
export function handBack(context: ReviewContext, item: Recommendation, message: string): Promise<Reviewed> {
  return saveStep(context, item, {
    action: 'hand-back',
    to: 'pending-review',
    data: noDecision,
    isChange: true,
    message,
  })
}

/** Takes the last decision back, with all it has published. What an editor has settled is with the editors again. */
export async function undo(context: ReviewContext, item: Recommendation): Promise<Reviewed> {
  const last = await findLastChange(context, item)
  const isLastDecision = last !== null && isDecided(item.status) && last.to === item.status
  if (!isLastDecision) throw new ReviewRefusal('cannot-undo', 'There is no decision to take back.')
  if (last.actorId !== context.actor.id && !hasRole(context.actor, ['admin'])) {
    throw new ReviewRefusal('cannot-undo', `Only ${last.actorName ?? 'who decided'} can take this back. Reopen it.`)
  }
  if (context.now.getTime() - Date.parse(last.createdAt) > UNDO_MINUTES * 60_000) {
    throw new ReviewRefusal('cannot-undo', `A decision can be taken back for ${UNDO_MINUTES} minutes. Reopen it.`)
  }
  if (!hasRole(context.actor, ['admin', 'moderator']) && last.action !== 'settle') {
    throw new ReviewRefusal('cannot-undo', 'Only what was settled here can be taken back here.')
  }
  const changes = readChanges(last.snapshot)
  for (const change of changes.toReversed()) await revertChange(context, change)
  const undone = await saveStep(context, item, {
    action: 'undo',
    ...(last.action === 'settle'
      ? { to: 'with-editor', data: await restoreHandOver(context, item) }
      : { to: 'pending-review', data: noDecision }),
    isChange: true,
  })
  return { ...undone, changes }
}

const noDecision = {
  ...noClaim,
  decision: { by: null, byName: null, at: null, reason: null, message: null },
  duplicateOf: null,
  duplicateOfPlace: null,
} as const

/** The decision as it was while the editors had it. */
async function restoreHandOver(context: ReviewContext, item: Recommendation): Promise<Partial<Recommendation>> {
  const entry = await findNewestEntry(context, item, { action: { equals: 'hand-over' } })
  const decision = { ...noDecision.decision, byName: entry?.actorName ?? null, at: entry?.createdAt ?? null }
  return { ...noDecision, decision }
}

/** As `saveStep` wrote them. */
const readChanges = (snapshot: unknown): readonly Change[] =>
  typeof snapshot === 'object' && snapshot !== null && 'changes' in snapshot && Array.isArray(snapshot.changes)
    ? (snapshot.changes as readonly Change[])
    : []

/** The newest entry about an item that changed it; claims come and go without changing it. */
const findLastChange = (context: ReviewContext, item: Recommendation): Promise<ReviewLog | null> =>
  findNewestEntry(context, item, { action: { not_in: ['claim', 'release', 'expire'] } })

async function findNewestEntry(
  { payload, req }: ReviewContext,
  item: Recommendation,
  which: Where,
): Promise<ReviewLog | null> {
  const { docs } = await payload.find({
    collection: 'review-log',
    where: { item: { equals: item.id }, ...which },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    // Read for the transition itself, whoever asks for it.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
