'use client'

import type { HistoryEntry } from '@/contracts/review-queue'

import styles from '../review.module.css'
import itemStyles from './item.module.css'
import { clockTime, stateLabels } from '../labels'

/** Who did what, from the log that no user can change. `null` while it is being read. */
export function HistoryList({
  history,
  now,
}: {
  readonly history: readonly HistoryEntry[] | null
  readonly now: Date
}) {
  return (
    <section className={styles.section} aria-labelledby="review-history">
      <h3 id="review-history">History</h3>
      {history === null && <p className="guide-soft">Reading the log…</p>}
      {history?.length === 0 && <p className="guide-soft">Nobody has touched it yet.</p>}
      {history !== null && history.length > 0 && (
        <ol className={itemStyles.history}>
          {history.map(({ at, by, action, from, to, reason, message }, index) => (
            // Two entries can share everything but their place in the log.
            <li key={index}>
              <span className="guide-soft">{clockTime(at, now)}</span> <strong>{by ?? 'The guide'}</strong>: {action}
              {from !== to && `, ${stateLabels[from].toLowerCase()} → ${stateLabels[to].toLowerCase()}`}
              {reason !== null && ` (${reason})`}
              {message !== null && (
                <>
                  {' '}
                  <q dir="auto">{message}</q>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
