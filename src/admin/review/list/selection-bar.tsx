'use client'

import type { QueueItem } from '@/contracts/review-queue'

import { isWaiting, likelyMatch } from '../decide/plan'
import styles from '../review.module.css'
import type { Selection } from './selection'

export type BulkAction = 'approve' | 'merge' | 'reject' | 'spam' | 'reopen' | 'erase'

type Props = {
  readonly items: readonly QueueItem[]
  /** Of all pages. */
  readonly total: number
  readonly selection: Selection
  readonly onSelect: (ids: readonly number[]) => void
  readonly onAct: (action: BulkAction) => void
}

/** What to select at once, and what to do with it. Nothing happens before a preview is confirmed. */
export function SelectionBar({ items, total, selection, onSelect, onAct }: Props) {
  const groups = [
    { label: total > items.length ? 'All on this page' : 'All', members: items },
    { label: 'Likely duplicates', members: items.filter((item) => isWaiting(item) && likelyMatch(item) !== null) },
    {
      label: 'Low risk',
      members: items.filter((item) => isWaiting(item) && item.risk.level === 'low' && likelyMatch(item) === null),
    },
    { label: 'High risk', members: items.filter((item) => isWaiting(item) && item.risk.level === 'high') },
  ].filter(({ members }, index) => index === 0 || members.length > 0)
  const chosen = items.filter(({ id }) => selection.has(id))
  const areWaiting = chosen.some(isWaiting)
  const areDecided = chosen.some((item) => !isWaiting(item))

  return (
    <div className="grid gap-2">
      <div role="group" aria-label="Select" className="cluster middle gap-2">
        <span aria-hidden>Select</span>
        {groups.map(({ label, members }) => (
          <button
            key={label}
            type="button"
            className={styles.chip}
            disabled={members.length === 0}
            onClick={() => onSelect(members.map(({ id }) => id))}
          >
            {label} ({members.length})
          </button>
        ))}
        {selection.size > 0 && (
          <button type="button" className={styles.chip} onClick={() => onSelect([])}>
            None
          </button>
        )}
      </div>
      {selection.size > 0 && (
        <div role="group" aria-label={`${selection.size} selected`} className={styles.bulk}>
          <strong className={styles.bulkCount}>{selection.size} selected</strong>
          {areWaiting && (
            <>
              <button type="button" className={styles.primary} onClick={() => onAct('approve')}>
                Approve selected…
              </button>
              <button type="button" className={styles.button} onClick={() => onAct('merge')}>
                Merge selected…
              </button>
              <button type="button" className={styles.button} onClick={() => onAct('reject')}>
                Reject selected…
              </button>
              <button type="button" className={styles.button} onClick={() => onAct('spam')}>
                Spam…
              </button>
            </>
          )}
          {areDecided && (
            <button type="button" className={styles.button} onClick={() => onAct('reopen')}>
              Reopen selected…
            </button>
          )}
        </div>
      )}
    </div>
  )
}
