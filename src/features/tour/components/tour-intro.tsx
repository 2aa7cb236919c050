'use client'

import { useId, useRef } from 'react'

import ui from '@/ui/ui.module.css'
import { useOverlayMarker } from '@/ui/overlays/use-overlay-marker'

import type { TourAction } from '../model/tour'
import type { TourText } from '../model/tour-step'
import styles from './tour.module.css'
import { useOfferFocus } from './use-offer-focus'

type Props = {
  readonly text: TourText
  /** The reader asked for the tour; otherwise it offers itself. */
  readonly isAskedFor: boolean
  readonly onAct: (action: TourAction) => void
}

/**
 * Asks before anything moves (spec §2). Escape skips. It stands beside the page and not over it: who came for a gate
 * number can read on, and only the steps hold the page still (spec §4).
 */
export function TourIntro({ text, isAskedFor, onAct }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useOfferFocus(dialog, { isAskedFor, onEscape: () => onAct('skip') })
  useOverlayMarker('tour')
  const id = useId()

  return (
    <dialog ref={dialog} className={styles.intro} open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className={styles.band} aria-hidden />
      <div className={styles.introWords}>
        <h2 id={`${id}-title`}>{text.introTitle}</h2>
        <p id={`${id}-text`}>{text.introText}</p>
        <div className={styles.introActions}>
          <button type="button" className={`${ui.button} ${ui.primary}`} onClick={() => onAct('start')}>
            Start Tour (2 minutes)
          </button>
          <button type="button" className={ui.button} onClick={() => onAct('skip')}>
            Skip Tour
          </button>
        </div>
      </div>
    </dialog>
  )
}
