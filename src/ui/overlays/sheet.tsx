'use client'

import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { afterPaint } from '@/browser/after-paint'

import { nextSheetState, type SheetEvent, type SheetState } from './sheet-state'
import styles from './sheet.module.css'
import { showModal } from './show-modal'
import { useCloseOnBack } from './use-close-on-back'
import { useOverlayMarker } from './use-overlay-marker'
import { useSheetSwipe } from './use-sheet-swipe'

type Props = {
  readonly state: SheetState
  readonly onState: (state: SheetState) => void
  readonly onClose: () => void
  /** Gives the focus back to where the sheet was opened from. */
  readonly giveFocusBack: () => void
  /** Id of the heading in `header`. */
  readonly labelledBy: string
  /** Stays in view in every state. */
  readonly header: ReactNode
  readonly children: ReactNode
}

/**
 * A sheet at the lower end of the screen (spec §4). While it is low the page beside it stays in use; expanded, it is a
 * modal dialog. Mount it with another `key` for another subject.
 */
export function Sheet({ state, onState, onClose, giveFocusBack, labelledBy, header, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const isModal = state === 'expanded'
  const send = (event: SheetEvent) => onState(nextSheetState(state, event))
  const swipe = useSheetSwipe((direction) => send(direction === 'up' ? 'swiped-up' : 'swiped-down'))

  useOverlayMarker(state === 'peeking' ? 'sheet' : null)

  // The body is rendered after the first paint: the header shows first, so the tap is answered sooner.
  const [hasBody, setHasBody] = useState(false)
  useEffect(function addBody() {
    return afterPaint(() => setHasBody(true))
  }, [])

  useLayoutEffect(function showDialog() {
    dialog.current?.show()
    handle.current?.focus({ preventScroll: true })
  }, [])

  useLayoutEffect(
    function becomeModalOrNot() {
      const element = dialog.current
      if (element === null || element.matches(':modal') === isModal) return
      const change = () => {
        const focused = element.contains(document.activeElement) ? document.activeElement : handle.current
        element.close()
        if (isModal) showModal(element)
        else element.show()
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      }
      // After paint, so that the sheet grows at once: making the page behind it inert takes longer. Leaving modal is not
      // delayed, because the focus may have to move to the page at once.
      if (isModal) return afterPaint(change)
      change()
    },
    [isModal],
  )

  useEffect(
    function leaveCollapsed() {
      if (state === 'collapsed') giveFocusBack()
    },
    // Runs when the sheet collapses, not whenever `giveFocusBack` changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [state],
  )

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The browser handles Escape for a modal dialog: this one when expanded, or another one on top.
    if (document.querySelector('dialog:modal') !== null) return
    event.preventDefault()
    if (state === 'collapsed') close()
    else send('escape')
  })
  useEffect(function listenForEscape() {
    document.addEventListener('keydown', onEscape)
    return function stopListening() {
      document.removeEventListener('keydown', onEscape)
    }
  }, [])

  useCloseOnBack(true, close)

  function close(): void {
    dialog.current?.close()
    onClose()
    giveFocusBack()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-sheet={state}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        send('escape')
      }}
      // A browser may close a dialog without us. After our own `close` the event comes late: it may be open again.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) send('escape')
      }}
      onClick={(event) => {
        if (isModal && isBeside(event)) send('backdrop')
      }}
      {...swipe}
    >
      <div className={styles.top} data-sheet-top="">
        <button ref={handle} type="button" className={styles.handle} onClick={() => send('handle')}>
          <span className={styles.grip} aria-hidden />
          <span className="visually-hidden">{handleName[state]}</span>
        </button>
        <div className="flex gap-1 start">
          {header}
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <X aria-hidden size={24} />
          </button>
        </div>
      </div>
      <div className={styles.body} hidden={state === 'collapsed'}>
        {hasBody && children}
      </div>
    </dialog>
  )
}

const handleName: Readonly<Record<SheetState, string>> = {
  collapsed: 'Show details',
  peeking: 'Show more',
  expanded: 'Show less',
}

/** A click on the backdrop is a click on the dialog, outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
