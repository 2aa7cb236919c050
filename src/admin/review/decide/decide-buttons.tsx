'use client'

import { type RefObject, useEffect, useRef } from 'react'

import type { QueueItem } from '@/contracts/review-queue'

import { type Draft, hasEdits } from '../edit/draft'
import type { ItemAction } from '../item/item-step'
import { isWaiting } from './plan'
import styles from '../review.module.css'

type Props = {
  readonly item: QueueItem
  readonly draft: Draft
  readonly now: Date
  readonly isBusy: boolean
  readonly isEditing: boolean
  /** What is missing is said in the element `review-missing`. */
  readonly isMissingSomething: boolean
  readonly onEditing: (isEditing: boolean) => void
  readonly onAct: (action: ItemAction) => void
}

/** Everything that can be done with the open item in its state; what somebody else holds can only be looked at. */
export function DecideButtons({ item, draft, now, isBusy, isEditing, isMissingSomething, onEditing, onAct }: Props) {
  const isOpen = isWaiting(item)
  const isOthers = item.claim !== null && !item.claim.isMine
  const bar = useRef<HTMLDivElement>(null)
  useMeasuredActions(bar)
  return (
    <div ref={bar} role="group" aria-label="Decide" className={styles.actions}>
      {isOpen ? (
        <>
          <button
            type="button"
            className={styles.primary}
            disabled={isBusy || isOthers}
            aria-describedby={isMissingSomething ? 'review-missing' : undefined}
            onClick={() => onAct('approve')}
          >
            {approveLabel(item, draft)} <kbd>a</kbd>
          </button>
          <button type="button" className={styles.button} disabled={isBusy || isOthers} onClick={() => onAct('reject')}>
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
          {item.kind === 'report' && (
            <button
              type="button"
              className={styles.button}
              disabled={isBusy || isOthers}
              onClick={() => onAct('hand-over')}
            >
              Hand to an editor… <kbd>h</kbd>
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
          {item.erasedAt === null && item.decision?.undoUntil && new Date(item.decision.undoUntil) > now && (
            <button type="button" className={styles.primary} disabled={isBusy} onClick={() => onAct('undo')}>
              Undo the decision
            </button>
          )}
          {item.erasedAt === null && (
            <button type="button" className={styles.button} disabled={isBusy} onClick={() => onAct('reopen')}>
              Reopen… <kbd>o</kbd>
            </button>
          )}
        </>
      )}
      {isOpen && (item.kind === 'place' || item.kind === 'path') && !isOthers && (
        <button type="button" className={styles.button} aria-expanded={isEditing} onClick={() => onEditing(!isEditing)}>
          {isEditing ? 'Stop editing' : 'Edit'} <kbd>e</kbd>
        </button>
      )}
      {item.erasedAt === null && !isOthers && (
        <button type="button" className={styles.button} disabled={isBusy} onClick={() => onAct('erase')}>
          Erase what was sent…
        </button>
      )}
      {isOpen && hasEdits(draft) && (
        <button type="button" className={styles.button} disabled={isBusy || isOthers} onClick={() => onAct('save')}>
          Save without deciding
        </button>
      )}
    </div>
  )
}

function approveLabel(item: QueueItem, draft: Draft): string {
  if (item.kind === 'report') return draft.apply === 'solved' ? 'Mark as solved' : 'Apply'
  if (item.kind === 'confirmation') return 'Confirm'
  return hasEdits(draft) ? 'Save and approve' : 'Approve'
}

/**
 * Sets a CSS variable to the height of the fixed buttons on a phone, so that the focused element is not under them. Their
 * number depends on the entry.
 */
function useMeasuredActions(bar: RefObject<HTMLElement | null>): void {
  useEffect(
    function measure() {
      const element = bar.current
      if (element === null) return
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => {
        style.setProperty('--actions-measured', `${element.offsetHeight}px`)
      })
      observer.observe(element)
      return function stopMeasuring() {
        observer.disconnect()
        style.removeProperty('--actions-measured')
      }
    },
    [bar],
  )
}
