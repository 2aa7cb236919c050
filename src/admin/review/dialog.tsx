'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

import styles from './dialog.module.css'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly isWide?: boolean
}

/** A modal dialog of the browser: it traps the focus, closes with Escape and gives the focus back. Mounted means open. */
export function Dialog({ title, onClose, children, isWide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(function open() {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return function close() {
      element?.close()
      // The browser gives the focus back only to what is still there; the list may have moved on.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
