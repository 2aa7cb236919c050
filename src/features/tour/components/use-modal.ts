'use client'

import { type RefObject, type SyntheticEvent, useLayoutEffect } from 'react'

type Modal = {
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * Opens a native dialog over the page while the component is there; the browser then holds the focus inside and gives
 * it back. Returns the handlers that report Escape.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onEscape: () => void): Modal {
  // Before the element goes away, for only a dialog that is closed gives the focus back.
  useLayoutEffect(
    function openModal() {
      const element = dialog.current
      element?.showModal()
      return function closeModal() {
        element?.close()
      }
    },
    [dialog],
  )

  return {
    onCancel(event) {
      event.preventDefault()
      onEscape()
    },
    // A browser may close a dialog without `cancel`. The event of our own closing comes late: the dialog is gone or open again.
    onClose({ currentTarget }) {
      if (currentTarget.isConnected && !currentTarget.open) onEscape()
    },
  }
}
