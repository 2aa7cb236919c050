'use client'

import { useEffect, useState } from 'react'

import { subscribeToStored } from '@/browser/stored-values'

import type { OutboxEntry } from './model/outbox-entry'
import { outboxStore } from './outbox-store'

/** The entries of the outbox, the oldest first; `null` until they are read. */
export function useWaiting(): readonly OutboxEntry[] | null {
  const [entries, setEntries] = useState<readonly OutboxEntry[] | null>(null)
  useEffect(function followOutbox() {
    let isGone = false
    const look = () => {
      outboxStore.list().then(
        (list) => {
          if (!isGone) setEntries(list)
        },
        // Refused storage holds nothing.
        () => undefined,
      )
    }
    look()
    const stopListening = subscribeToStored(window, look)
    return function stop() {
      isGone = true
      stopListening()
    }
  }, [])
  return entries
}
