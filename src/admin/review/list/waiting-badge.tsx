'use client'

import { useSyncExternalStore } from 'react'

import styles from './waiting-badge.module.css'

/** How many submissions wait, as counted by the open queue; `null` while no queue is open. */
let waiting: number | null = null

const listeners = new Set<() => void>()

const readWaiting = (): number | null => waiting

export function announceWaiting(count: number | null): void {
  waiting = count
  for (const listener of listeners) listener()
}

function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const MOST_SHOWN = 999

/** The number beside the menu's entry: the server's when the page was made, and the open queue's while it is worked. */
export function WaitingBadge({ counted }: { readonly counted: number }) {
  const count = useSyncExternalStore(
    onWaiting,
    () => readWaiting() ?? counted,
    () => counted,
  )
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="visually-hidden"> waiting</span>
    </span>
  )
}
