'use client'

import type { QueueItem } from '@/contracts/review-queue'

import { type UnsavedChange, unsavedChanges } from './draft'
import { isWaiting } from '../decide/plan'
import styles from '../review.module.css'
import itemStyles from '../item/item.module.css'
import type { UnsavedDraft } from './use-drafts'

type Props = {
  readonly item: QueueItem
  readonly unsaved: UnsavedDraft
  readonly onDiscard: () => void
}

/** What the moderator has written and not saved, beside what is stored now. */
export function UnsavedChanges({ item, unsaved, onDiscard }: Props) {
  const changes = unsavedChanges(item, unsaved.draft)
  if (changes.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="review-unsaved">
      <h3 id="review-unsaved">Your changes, not saved</h3>
      <p className="guide-soft">{stateText(item, unsaved)}</p>
      <dl className={itemStyles.facts}>
        {changes.map((change) => (
          <Change key={change.label} {...change} />
        ))}
      </dl>
      <button type="button" className={styles.button} onClick={onDiscard}>
        Throw my changes away
      </button>
    </section>
  )
}

function Change({ label, stored, mine }: UnsavedChange) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{mine}</bdi> <span className="guide-soft">(stored: {<bdi>{stored}</bdi>})</span>
      </dd>
    </div>
  )
}

function stateText(item: QueueItem, { version }: UnsavedDraft): string {
  if (!isWaiting(item)) return 'It was decided without them. They are kept here until you leave the page.'
  if (item.version !== version) return 'It has been changed since you began. Look at both before you save yours.'
  return 'Nobody else sees them before you save or approve.'
}
