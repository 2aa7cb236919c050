'use client'

import { useEffect, useRef } from 'react'

import type { QueueItem } from '@/contracts/moderation'

import { type Draft, editedPlace, hasEdits, stillMissing } from './draft'
import { HistoryList } from './history-list'
import { Matches } from './matches'
import { PathForm } from './path-form'
import { PlaceForm } from './place-form'
import { isWaiting } from './plan'
import { Publishing } from './publishing'
import { ReportPanel } from './report-panel'
import styles from './review.module.css'
import { SentFacts } from './sent-facts'
import { clockTime, kindLabels, riskLabels, riskReasonLabels, secondsSince, shortAge, stateLabels } from './words'

export type ItemAction = 'claim' | 'release' | 'save' | 'approve' | 'reject' | 'spam' | 'merge' | 'reopen' | 'undo'

type Props = {
  readonly item: QueueItem
  readonly draft: Draft
  readonly now: Date
  readonly tileUrl: string
  readonly isBusy: boolean
  readonly isEditing: boolean
  /** The moderator came here by a key or by deciding the one before: the focus comes along. */
  readonly takesFocus: boolean
  readonly onDraft: (draft: Draft) => void
  readonly onEditing: (isEditing: boolean) => void
  readonly onAct: (action: ItemAction) => void
  readonly onClose: () => void
}

/** Everything about one submission, and what can be done with it. */
export function ItemDetail({
  item,
  draft,
  now,
  tileUrl,
  isBusy,
  isEditing,
  takesFocus,
  onDraft,
  onEditing,
  onAct,
  onClose,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(
    function focusWhatIsNew() {
      if (takesFocus) heading.current?.focus()
    },
    [takesFocus],
  )
  const isOpen = isWaiting(item)
  const isOthers = item.claim !== null && !item.claim.isMine
  const missing = isOpen ? stillMissing(item, draft) : null
  const setEdits = (edits: Draft['edits']) => onDraft({ ...draft, edits })

  return (
    <article className={styles.detail} aria-labelledby="review-item">
      <button type="button" className={`${styles.button} ${styles.back}`} onClick={onClose}>
        Back to the list
      </button>
      <h2 id="review-item" ref={heading} tabIndex={-1} className={styles.itemTitle}>
        <bdi>{item.title}</bdi>
      </h2>
      <p className={styles.marks}>
        <span className={styles.mark}>{kindLabels[item.kind]}</span>
        <span className={styles.mark}>{item.city}</span>
        <span className={styles.mark}>{stateLabels[item.status]}</span>
        <span className={styles.mark} data-tone={item.risk.level}>
          {riskLabels[item.risk.level]}
        </span>
        <span className={styles.soft}>
          No. {item.id}, sent {clockTime(item.submittedAt, now)} ({shortAge(secondsSince(item.submittedAt, now))} ago)
        </span>
      </p>

      <ClaimLine item={item} now={now} />
      <DecisionLine item={item} now={now} />

      <div role="group" aria-label="Decide" className={styles.actions}>
        {isOpen ? (
          <>
            <button
              type="button"
              className={styles.primary}
              disabled={isBusy || isOthers}
              aria-describedby={missing === null ? undefined : 'review-missing'}
              onClick={() => onAct('approve')}
            >
              {approveLabel(item, draft)} <kbd>a</kbd>
            </button>
            <button
              type="button"
              className={styles.button}
              disabled={isBusy || isOthers}
              onClick={() => onAct('reject')}
            >
              Reject… <kbd>r</kbd>
            </button>
            <button type="button" className={styles.button} disabled={isBusy || isOthers} onClick={() => onAct('spam')}>
              Spam <kbd>s</kbd>
            </button>
            {item.kind !== 'confirmation' && (
              <button
                type="button"
                className={styles.button}
                disabled={isBusy || isOthers}
                onClick={() => onAct('merge')}
              >
                Merge… <kbd>m</kbd>
              </button>
            )}
            {!isOthers && (
              <button
                type="button"
                className={styles.button}
                disabled={isBusy}
                onClick={() => onAct(item.claim === null ? 'claim' : 'release')}
              >
                {item.claim === null ? 'Claim' : 'Release'} <kbd>c</kbd>
              </button>
            )}
          </>
        ) : (
          <>
            {item.decision?.undoUntil && new Date(item.decision.undoUntil) > now && (
              <button type="button" className={styles.primary} disabled={isBusy} onClick={() => onAct('undo')}>
                Undo the decision
              </button>
            )}
            <button type="button" className={styles.button} disabled={isBusy} onClick={() => onAct('reopen')}>
              Reopen… <kbd>o</kbd>
            </button>
          </>
        )}
        {isOpen && (item.kind === 'place' || item.kind === 'path') && !isOthers && (
          <button
            type="button"
            className={styles.button}
            aria-expanded={isEditing}
            onClick={() => onEditing(!isEditing)}
          >
            {isEditing ? 'Stop editing' : 'Edit'} <kbd>e</kbd>
          </button>
        )}
        {isOpen && hasEdits(draft) && (
          <button type="button" className={styles.button} disabled={isBusy || isOthers} onClick={() => onAct('save')}>
            Save without deciding
          </button>
        )}
      </div>
      <p id="review-missing" className={styles.missing}>
        {missing}
      </p>

      {item.risk.reasons.length > 0 && (
        <section className={styles.risk} aria-label="Why it may be a risk">
          <h3>Why it may be a risk ({item.risk.score} of 100)</h3>
          <ul>
            {item.risk.reasons.map((reason) => (
              <li key={reason}>{riskReasonLabels[reason]}</li>
            ))}
          </ul>
        </section>
      )}

      {isEditing && isOpen ? (
        item.kind === 'path' ? (
          <PathForm item={item} edits={draft.edits} onEdits={setEdits} />
        ) : (
          <PlaceForm item={item} edits={draft.edits} onEdits={setEdits} />
        )
      ) : (
        <SentFacts item={item} draft={draft} />
      )}
      {item.report !== null && (
        <ReportPanel
          report={item.report}
          apply={draft.apply}
          isOpen={isOpen}
          isProblem={item.kind === 'report'}
          onApply={(apply) => onDraft({ ...draft, apply })}
        />
      )}
      {item.place !== null && editedPlace(item, draft) !== null && (
        <Publishing item={item} draft={draft} tileUrl={tileUrl} isOpen={isOpen && !isOthers} onEdits={setEdits} />
      )}
      {item.duplicates.length > 0 && (
        <Matches item={item} draft={draft} canMerge={isOpen && !isOthers} onMerge={() => onAct('merge')} />
      )}
      <HistoryList history={item.history} now={now} />
    </article>
  )
}

function approveLabel(item: QueueItem, draft: Draft): string {
  if (item.kind === 'report') return draft.apply === 'solved' ? 'Mark as solved' : 'Apply'
  if (item.kind === 'confirmation') return 'Confirm'
  return hasEdits(draft) ? 'Save and approve' : 'Approve'
}

function ClaimLine({ item, now }: { readonly item: QueueItem; readonly now: Date }) {
  if (item.claim === null || !isWaiting(item)) return null
  const until = clockTime(item.claim.until, now)
  const isOver = new Date(item.claim.until) <= now
  if (isOver)
    return <p className={styles.claim}>The claim of {item.claim.isMine ? 'yours' : item.claim.by} has ended.</p>
  return (
    <p className={styles.claim}>
      {item.claim.isMine ? `You are on it until ${until}.` : `${item.claim.by} is on it until ${until}.`}
    </p>
  )
}

function DecisionLine({ item, now }: { readonly item: QueueItem; readonly now: Date }) {
  const { decision, published, duplicateOf } = item
  if (isWaiting(item) || decision === null) return null
  return (
    <div className={styles.decision}>
      <p>
        {stateLabels[item.status]} by {decision.by ?? 'somebody whose account is gone'}, {clockTime(decision.at, now)}.
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
