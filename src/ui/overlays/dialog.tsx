'use client'

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import styles from './dialog.module.css'
import ui from '../ui.module.css'
import { showModal } from './show-modal'
import { useCloseOnBack } from './use-close-on-back'
import { useOverlayMarker } from './use-overlay-marker'

type Props = {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Beside the Close button. */
  readonly actions?: ReactNode
  /** Sets the accent, as everywhere. */
  readonly city?: string | undefined
  /** After it has closed, by its button, Escape, Back or a tap beside it. */
  readonly onClose: () => void
}

/** A modal dialog of the browser, open from its first moment: the page behind is inert and does not scroll. */
export function Dialog({ title, children, actions, city, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useOverlayMarker('dialog')

  useLayoutEffect(function showWhileMounted() {
    const element = dialog.current
    if (element === null) return
    showModal(element)
    // The name is read first, and a long text starts at its top.
    heading.current?.focus()
    return function close() {
      element.close()
    }
  }, [])

  const close = () => dialog.current?.close()
  useCloseOnBack(true, close)
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close()
  }
  // The event comes late: by then it may have been opened again.
  const reportClose = () => {
    if (dialog.current?.open === false) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-city={city}
      onClick={closeBeside}
      onClose={reportClose}
    >
      <div className={styles.frame}>
        <div className={styles.content}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
        <div className={styles.actions}>
          <button type="button" className={ui.button} onClick={close}>
            Close
          </button>
          {actions}
        </div>
      </div>
    </dialog>
  )
}
