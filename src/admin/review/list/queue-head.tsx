'use client'

import type { QueueAnswer } from '@/contracts/review-queue'

import type { Filters } from './filters'
import styles from '../review.module.css'
import { shortAge, stateLabels } from '../labels'

type Props = {
  readonly answer: QueueAnswer | undefined
  readonly state: Filters['state']
  readonly onState: (state: Filters['state']) => void
  readonly onHelp: () => void
}

/** How much waits and since when; each number shows its list. */
export function QueueHead({ answer, state, onState, onHelp }: Props) {
  const counts = answer?.counts
  const waiting = counts === undefined ? null : counts['pending-review'] + counts.claimed
  const views = [
    { value: 'waiting', label: 'To review', count: waiting },
    { value: 'with-editor', label: stateLabels['with-editor'], count: counts?.['with-editor'] },
    { value: 'approved', label: stateLabels.approved, count: counts?.approved },
    { value: 'rejected', label: stateLabels.rejected, count: counts?.rejected },
    { value: 'spam', label: stateLabels.spam, count: counts?.spam },
    { value: 'duplicate', label: 'Duplicates', count: counts?.duplicate },
  ] as const
  return (
    <header className="grid gap-2">
      <div className={styles.titleRow}>
        <h1>Review queue</h1>
        <p className={styles.oldest}>
          {answer?.oldest
            ? `The oldest has waited for ${shortAge(answer.oldest.ageSeconds)}.`
            : answer && 'Nothing waits for review.'}
          {counts !== undefined && counts.claimed > 0 && ` ${counts.claimed} claimed.`}
        </p>
        <button type="button" className={styles.button} onClick={onHelp}>
          Help and keys <kbd>?</kbd>
        </button>
      </div>
      <div role="group" aria-label="State" className={styles.states}>
        {views.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className={styles.state}
            aria-pressed={state === value}
            onClick={() => onState(value)}
          >
            <strong>{count ?? '–'}</strong> {label}
          </button>
        ))}
      </div>
    </header>
  )
}
