'use client'

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

import ui from '@/ui/ui.module.css'

import type { Toast } from '../model/toasts'
import styles from './toast-card.module.css'
import { useCountdown } from './use-countdown'
import { useSwipe } from './use-swipe'

type Props = { readonly toast: Toast; readonly onDismiss: (id: string) => void }

const looks = {
  default: { Icon: Info, word: 'Note' },
  success: { Icon: CircleCheck, word: 'Done' },
  destructive: { Icon: CircleAlert, word: 'Problem' },
} as const

/** Spec §9. */
const HOTKEY = 'F8'

/** One toast. Its time rests while it is pointed at or holds the focus; a swipe, Escape or the button dismisses it. */
export function ToastCard({ toast, onDismiss }: Props) {
  const card = useRef<HTMLElement>(null)
  const previousFocus = useRef<HTMLElement | null>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const { Icon, word } = looks[toast.variant]

  const dismiss = () => {
    if (card.current?.contains(document.activeElement)) previousFocus.current?.focus()
    onDismiss(toast.id)
  }
  useCountdown({ toast, isPaused: isHovered || isFocused, onEnd: dismiss })
  const swipe = useSwipe(dismiss)

  // With the first frame that shows it: who reads 'F8' may press it at once.
  useLayoutEffect(function listenForHotkey() {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === HOTKEY) card.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return function stopListening() {
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setIsFocused(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss()
  }

  return (
    <section
      ref={card}
      className={styles.card}
      aria-label={`Message (${HOTKEY})`}
      data-variant={toast.variant}
      data-state={toast.isOpen ? 'open' : 'closed'}
      inert={!toast.isOpen}
      tabIndex={-1}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <span className={styles.icon}>
        <Icon aria-hidden size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.state}>{word}</p>
        <p className={styles.title}>{toast.title}</p>
        {toast.description?.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
        {toast.action !== null && (
          <button
            type="button"
            className={`${ui.button} fit above-2`}
            onClick={() => {
              toast.action?.onSelect()
              dismiss()
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label="Close message" onClick={dismiss}>
        <X aria-hidden size={22} />
      </button>
    </section>
  )
}
