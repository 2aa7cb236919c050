import { afterPaint } from '@/browser/after-paint'

/**
 * Closes a dialog when it has been seen to go: giving the page behind it back to the reader costs more than hiding it.
 *
 * @param onClosed what is outside a modal dialog can take the focus from here on
 */
export function closeSeen(dialog: HTMLDialogElement | null, onClosed?: () => void): void {
  dialog?.style.setProperty('display', 'none')
  afterPaint(() => {
    dialog?.close()
    dialog?.style.removeProperty('display')
    onClosed?.()
  })
}
