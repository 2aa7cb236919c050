'use client'

import { Button } from '@payloadcms/ui'
import { useRef } from 'react'

import styles from './imports.module.css'

type Props = { readonly text: string; readonly onDismiss: () => void }

/** What the last decision came to, in view wherever one works. Always there: an empty region is heard when it fills. */
export function DeskMessage({ text, onDismiss }: Props) {
  const cameFrom = useRef<EventTarget | null>(null)
  const dismiss = () => {
    onDismiss()
    // The button goes; whoever works in the middle of a list goes on from there, not from the top of the page.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }
  return (
    <div
      className={styles.message}
      data-empty={text === ''}
      onFocus={({ relatedTarget }) => (cameFrom.current = relatedTarget)}
    >
      <p role="status">{text}</p>
      {text !== '' && (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={dismiss}>
          Close message
        </Button>
      )}
    </div>
  )
}
