'use client'

import { useId, useRef } from 'react'

import ui from '@/components/ui/ui.module.css'

import type { TourAction } from '../model/tour'
import type { TourText } from '../model/tour-step'
import styles from './tour.module.css'
import { useModal } from './use-modal'

type Props = { readonly text: TourText; readonly onAct: (action: TourAction) => void }

/** Asks before anything moves (spec §2). Escape skips. */
export function TourIntro({ text, onAct }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useModal(dialog, () => onAct('skip'))
  const id = useId()

  return (
    <dialog
      ref={dialog}
      className={styles.intro}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...modal}
    >
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
