'use client'

import type { QueueItem } from '@/contracts/review-queue'

import { isWaiting } from '../decide/plan'
import itemStyles from './item.module.css'
import { clockTime, stateLabels } from '../labels'

/** Who is on it, and until when. */
export function ClaimLine({ item, now }: { readonly item: QueueItem; readonly now: Date }) {
  if (item.claim === null || !isWaiting(item)) return null
  const until = clockTime(item.claim.until, now)
  const isOver = new Date(item.claim.until) <= now
  if (isOver)
    return <p className={itemStyles.claim}>The claim of {item.claim.isMine ? 'yours' : item.claim.by} has ended.</p>
  return (
    <p className={itemStyles.claim}>
      {item.claim.isMine ? `You are on it until ${until}.` : `${item.claim.by} is on it until ${until}.`}
    </p>
  )
}

/** A note that what was sent has been erased. */
export function ErasedLine({ item, now }: { readonly item: QueueItem; readonly now: Date }) {
  if (item.erasedAt === null) return null
  return <p className={itemStyles.decision}>What was sent has been erased, {clockTime(item.erasedAt, now)}.</p>
}

/** What moderators and editors wrote to each other: the note an editor has now, or why a report came back. */
export function EditorLine({ item }: { readonly item: QueueItem }) {
  const last = item.history?.findLast(({ action }) => action === 'hand-over' || action === 'hand-back')
  const isShown = last && (last.action === 'hand-over' ? item.status === 'with-editor' : isWaiting(item))
  if (!isShown || last.message === null) return null
  return (
    <p className={itemStyles.decision}>
      {last.action === 'hand-over' ? 'The editor reads: ' : `${last.by ?? 'An editor'} gave it back: `}
      <q dir="auto">{last.message}</q>
    </p>
  )
}

/** Who decided, what came of it, and what the sender reads. */
export function DecisionLine({ item, now }: { readonly item: QueueItem; readonly now: Date }) {
  const { decision, published, duplicateOf } = item
  if (isWaiting(item) || decision === null) return null
  return (
    <div className={itemStyles.decision}>
      <p>
        {item.status === 'with-editor' ? 'Handed to an editor' : stateLabels[item.status]} by{' '}
        {decision.by ?? 'somebody whose account is gone'}, {clockTime(decision.at, now)}.
        {published !== null && (
          <>
            {' '}
            <a href={published.href} target="_blank" rel="noopener noreferrer">
              See the page
            </a>
          </>
        )}
        {duplicateOf !== null &&
          (duplicateOf.kind === 'place' ? (
            <>
              {' '}
              <a href={`/place/${duplicateOf.id}`} target="_blank" rel="noopener noreferrer">
                See the place it was merged into
              </a>
            </>
          ) : (
            ` Merged into submission No. ${duplicateOf.id}.`
          ))}
      </p>
      {decision.message !== null && (
        <p>
          The sender reads: <q dir="auto">{decision.message}</q>
        </p>
      )}
    </div>
  )
}
