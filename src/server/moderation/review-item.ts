import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { ReviewState } from '@/contracts/moderation'
import type { Recommendation, User } from '@/payload-types'
import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import type { CacheTag } from '@/server/cache/tags'
import { AUTHOR } from '@/server/database/authorship'
import { inTransaction } from '@/server/database/transaction'
import { eraseSubmissions } from '@/server/erasure/erase-submissions'

import { claim, isClaimedByAnother, release } from './claims'
import { decide } from './decide'
import { editedData } from './edited-data'
import { DECIDED, type ReviewContext, type ReviewOfOne, ReviewRefusal } from './review-context'
import { type Reviewed, saveStep } from './save-step'
import { isDecided, nextState } from './transitions'
import { handBack, reopen, undo } from './undo'

/**
 * Does one step with one submission, in one transaction with everything it publishes and its line in the log: after a
 * crash all of it is there, or nothing. The row is locked first, so of two moderators the second sees what the first did.
 *
 * Returns with it which tags are to be expired. Throws a `ReviewRefusal` when the step is not possible. The caller has checked that the actor is a moderator, or an
 * editor for what editors do.
 */
export async function reviewItem(
  payload: Payload,
  actor: User,
  review: ReviewOfOne,
  now: Date,
): Promise<Reviewed & { readonly touched: ReadonlySet<CacheTag> }> {
  const touched = new Set<CacheTag>()
  const marks = { [DECIDED]: true, [OWN_EXPIRY]: touched, [AUTHOR]: `${staffName(actor)} (review)` }
  const reviewed = await inTransaction(payload, marks, async ({ req, execute }): Promise<Reviewed> => {
    req.user = { ...actor, collection: 'users' }
    const context: ReviewContext = { payload, req, now, actor, actorName: staffName(actor) }
    await execute(sql`SELECT id FROM recommendations WHERE id = ${review.item.id} FOR UPDATE`)
    const item = await findItem(context, review.item.id)
    if (item === null) throw new ReviewRefusal('not-found', 'There is no such submission.')
    refuseUnlessPossible(context, item, review)
    switch (review.action) {
      case 'claim':
        return claim(context, item)
      case 'release':
        return release(context, item)
      case 'edit': {
        const data = editedData(item, review.item.edits)
        return saveStep(context, item, { action: 'edit', to: item.status, data, isChange: true })
      }
      case 'reopen':
        return reopen(context, item)
      case 'hand-back':
        return handBack(context, item, review.message)
      case 'undo':
        return undo(context, item)
      case 'erase': {
        const by = { kind: 'moderator', id: actor.id, name: context.actorName } as const
        await eraseSubmissions(execute, sql`r.id = ${item.id}`, by)
        return { item: (await findItem(context, item.id)) ?? item, changes: [] }
      }
      case 'approve':
      case 'reject':
      case 'spam':
      case 'merge':
      case 'hand-over':
      case 'settle':
        return decide(context, item, review)
    }
  })
  return { ...reviewed, touched }
}

function refuseUnlessPossible(context: ReviewContext, item: Recommendation, { action, item: seen }: ReviewOfOne): void {
  if (isClaimedByAnother(item, context)) {
    const claimed = `${item.claimedByName ?? 'Somebody else'} is on it.`
    throw new ReviewRefusal('claimed', claimed, { current: describeCurrent(item) })
  }
  if (item.itemVersion !== seen.version) throw staleRefusal(item)
  if (item.erasedAt) {
    throw new ReviewRefusal('transition', 'What was sent has been erased: nothing is left to decide.', {
      current: describeCurrent(item),
    })
  }
  if (action === 'undo' || action === 'erase' || nextState(item.status, action) !== null) return
  const isModerators = action !== 'settle' && action !== 'hand-back'
  // Decided by somebody else under the same version cannot be; this is a step that makes no sense here.
  const message = isModerators
    ? `This is ${stateLabels[item.status]}: reopen it first.`
    : 'This is not with the editors any more.'
  throw new ReviewRefusal('transition', message, { current: describeCurrent(item) })
}

const staffName = ({ name, email }: Pick<User, 'name' | 'email'>): string => name || (email.split('@')[0] ?? 'Staff')

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

function staleRefusal(item: Recommendation): ReviewRefusal {
  const by = item.decision?.byName
  const message =
    isDecided(item.status) && by
      ? `${by} has decided it already: it is ${stateLabels[item.status]}.`
      : 'It has been changed since you loaded it.'
  return new ReviewRefusal('stale', message, { current: describeCurrent(item) })
}

const describeCurrent = (item: Recommendation) => ({
  version: item.itemVersion,
  status: item.status,
  by: (item.status === 'claimed' ? item.claimedByName : item.decision?.byName) ?? null,
  at: item.decision?.at ?? null,
  until: item.status === 'claimed' ? (item.claimExpiresAt ?? null) : null,
})

const stateLabels = {
  'pending-review': 'waiting for review',
  claimed: 'claimed',
  'with-editor': 'with an editor',
  approved: 'approved',
  rejected: 'rejected',
  spam: 'marked as spam',
  duplicate: 'a duplicate',
} as const satisfies Record<ReviewState, string>
