'use client'

import { useEffect, useRef } from 'react'

import ui from '@/ui/ui.module.css'

import styles from './forms.module.css'

/** No answer came: it is in the outbox, and the form is free for the next one. */
export function WaitingNote({ onClose }: { readonly onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function showIt() {
    heading.current?.focus()
  }, [])
  return (
    <section className={styles.sent} aria-labelledby="held">
      <h3 ref={heading} id="held" tabIndex={-1}>
        Kept on this device until there is a network
      </h3>
      <p>
        It goes out by itself then, once, and its receipt stands below. Until that you can change it or delete it under
        “Waiting to be sent”.
      </p>
      <div className="cluster middle gap-2">
        <a className={ui.button} href="#waiting">
          See what waits
        </a>
        <button type="button" className={ui.button} onClick={onClose}>
          Recommend another
        </button>
      </div>
    </section>
  )
}
