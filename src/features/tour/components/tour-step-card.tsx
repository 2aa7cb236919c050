'use client'

import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'

import ui from '@/ui/ui.module.css'

import type { TourAction } from '../model/tour'
import type { TourStep } from '../model/tour-step'
import styles from './tour.module.css'
import { useHighlight } from './use-highlight'
import { useModal } from './use-modal'

type Props = {
  readonly step: TourStep
  /** From 1 to `count`. */
  readonly number: number
  readonly count: number
  readonly onAct: (action: TourAction) => void
}

/** One step (spec §2): a card beside what it is about. The focus stays on Next, the words are announced as they change. */
export function TourStepCard({ step, number, count, onAct }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const hole = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const modal = useModal(dialog, () => onAct('skip'))
  useHighlight(step, { card, content, hole })
  const id = useId()
  const isFirst = number === 1

  useLayoutEffect(function focusNext() {
    next.current?.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...modal}
    >
      <div ref={hole} className={styles.hole} hidden />
      <div ref={card} className={styles.card}>
        <div ref={content}>
          <div className={styles.band} aria-hidden />
          <div className={styles.stepWords} aria-live="polite" aria-atomic="true">
            <p className={styles.number}>
              Step {number} of {count}
            </p>
            <progress className={styles.progress} value={number} max={count} aria-label="Progress of the tour" />
            <h2 id={`${id}-title`}>{step.title}</h2>
            <p id={`${id}-text`}>{step.description}</p>
          </div>
          <div className={styles.stepActions}>
            <button
              type="button"
              className={ui.button}
              aria-disabled={isFirst}
              onClick={isFirst ? undefined : () => onAct('back')}
            >
              Back
            </button>
            <button ref={next} type="button" className={`${ui.button} ${ui.primary}`} onClick={() => onAct('next')}>
              {number === count ? 'Finish Tour' : 'Next'}
            </button>
          </div>
          <button type="button" className={styles.close} aria-label="Skip Tour" onClick={() => onAct('skip')}>
            <X aria-hidden size={22} />
          </button>
        </div>
      </div>
    </dialog>
  )
}
