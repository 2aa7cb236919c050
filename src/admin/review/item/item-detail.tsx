'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'

import { isPlainClick } from '@/browser/plain-click'
import type { QueueItem } from '@/contracts/review-queue'
import type { Basemap } from '@/domain/streets/basemap'

import { DecideButtons } from '../decide/decide-buttons'
import { type Draft, editedPlace, stillMissing } from '../edit/draft'
import { HistoryList } from './history-list'
import { ClaimLine, DecisionLine, EditorLine, ErasedLine } from './item-lines'
import type { ItemAction } from './item-step'
import { Matches } from './matches'
import { PathForm } from '../edit/path-form'
import { PlaceForm } from '../edit/place-form'
import { isWaiting } from '../decide/plan'
import { Publishing } from '../edit/publishing'
import { ReportPanel } from './report-panel'
import styles from '../review.module.css'
import itemStyles from './item.module.css'
import { SentFacts } from './sent-facts'
import { UnsavedChanges } from '../edit/unsaved-changes'
import type { UnsavedDraft } from '../edit/use-drafts'
import { itemAddress } from '../item-address'
import { clockTime, kindLabels, riskLabels, riskReasonLabels, secondsSince, shortAge, stateLabels } from '../labels'

type Props = {
  readonly item: QueueItem
  readonly draft: Draft
  /** What was written and not saved, also when the item was decided meanwhile. */
  readonly unsavedDraft: UnsavedDraft | null
  readonly now: Date
  readonly basemap: Basemap
  readonly isBusy: boolean
  readonly isEditing: boolean
  readonly onDraft: (draft: Draft) => void
  readonly onDiscard: () => void
  readonly onEditing: (isEditing: boolean) => void
  readonly onAct: (action: ItemAction) => void
  readonly onClose: () => void
}

/** Everything about one submission, and what can be done with it. */
export function ItemDetail({
  item,
  draft,
  unsavedDraft,
  now,
  basemap,
  isBusy,
  isEditing,
  onDraft,
  onDiscard,
  onEditing,
  onAct,
  onClose,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The moderator came here by a key or by deciding the one before: the focus comes along.
  useEffect(function focusWhatIsNew() {
    heading.current?.focus()
  }, [])
  const isOpen = isWaiting(item)
  const isOthers = item.claim !== null && !item.claim.isMine
  const unsaved = unsavedDraft !== null && <UnsavedChanges item={item} unsaved={unsavedDraft} onDiscard={onDiscard} />
  // Somebody else was faster: that is said before anything else.
  const isOvertaken = unsavedDraft !== null && (unsavedDraft.version !== item.version || !isOpen)
  const missing = isOpen ? stillMissing(item, draft) : null
  /** In a field a letter is a letter, so the way out is a key that writes nothing. What was written stays. */
  const endEditing = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    onEditing(false)
    heading.current?.focus()
  }
  const setEdits = (edits: Draft['edits']) => onDraft({ ...draft, edits })

  return (
    <article className={itemStyles.detail} aria-labelledby="review-item">
      <button type="button" className={`${styles.button} ${styles.back}`} onClick={onClose}>
        Back to the list
      </button>
      <h2 id="review-item" ref={heading} tabIndex={-1} className={itemStyles.itemTitle}>
        <bdi>{item.title}</bdi>
      </h2>
      <p className="cluster middle gap-2">
        <span className={styles.mark}>{kindLabels[item.kind]}</span>
        <span className={styles.mark}>{item.city}</span>
        <span className={styles.mark}>{stateLabels[item.status]}</span>
        <span className={styles.mark} data-tone={item.risk.level}>
          {riskLabels[item.risk.level]}
        </span>
        <span className="guide-soft">
          {/* To be copied, or opened in a tab of its own; it is where the reader is. */}
          <a href={itemAddress(item.id)} onClick={(event) => isPlainClick(event.nativeEvent) && event.preventDefault()}>
            No. {item.id}
          </a>
          , sent {clockTime(item.submittedAt, now)} ({shortAge(secondsSince(item.submittedAt, now))} ago)
        </span>
      </p>

      <ClaimLine item={item} now={now} />
      <DecisionLine item={item} now={now} />
      <EditorLine item={item} />
      <ErasedLine item={item} now={now} />

      <DecideButtons
        item={item}
        draft={draft}
        now={now}
        isBusy={isBusy}
        isEditing={isEditing}
        isMissingSomething={missing !== null}
        onEditing={onEditing}
        onAct={onAct}
      />
      <p id="review-missing" className={itemStyles.missing}>
        {missing}
      </p>

      {item.risk.reasons.length > 0 && (
        <section className={itemStyles.risk} aria-label="Why it may be a risk">
          <h3>Why it may be a risk ({item.risk.score} of 100)</h3>
          <ul>
            {item.risk.reasons.map((reason) => (
              <li key={reason}>{riskReasonLabels[reason]}</li>
            ))}
          </ul>
        </section>
      )}

      {isOvertaken && unsaved}
      {isEditing && isOpen ? (
        <div onKeyDown={endEditing}>
          {item.kind === 'path' ? (
            <PathForm item={item} edits={draft.edits} onEdits={setEdits} />
          ) : (
            <PlaceForm item={item} edits={draft.edits} onEdits={setEdits} />
          )}
        </div>
      ) : (
        <SentFacts item={item} />
      )}
      {!isOvertaken && unsaved}
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
        <Publishing item={item} draft={draft} basemap={basemap} isOpen={isOpen && !isOthers} onEdits={setEdits} />
      )}
      {item.duplicates.length > 0 && (
        <Matches item={item} canMerge={isOpen && !isOthers} onMerge={() => onAct('merge')} />
      )}
      <HistoryList history={item.history} now={now} />
    </article>
  )
}
