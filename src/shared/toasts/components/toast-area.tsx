'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

import { loadToastCard, toastStore } from '../use-toast'
import type { Toast } from '../model/toasts'
import styles from './toast-area.module.css'

type Card = ComponentType<{ readonly toast: Toast; readonly onDismiss: (id: string) => void }>

/**
 * Where toasts appear: once in the layout. The two live regions are there from the start, because a screen reader
 * announces what is added to an existing region, not a new region.
 */
export function ToastArea() {
  const [toast] = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => NONE)
  const [loaded, setLoaded] = useState<{ readonly Card: Card } | null>(null)
  const isNeeded = toast !== undefined && loaded === null

  useEffect(
    function fetchCard() {
      if (!isNeeded) return
      loadToastCard().then(
        (Card) => setLoaded({ Card }),
        () => {
          // No network and nothing cached: the next toast tries again.
        },
      )
    },
    // A new toast is a new attempt.
    [isNeeded, toast?.id],
  )

  const card = loaded !== null && toast !== undefined && (
    <loaded.Card key={toast.id} toast={toast} onDismiss={toastStore.dismiss} />
  )
  const isUrgent = toast?.variant === 'destructive'
  return (
    <div className={styles.area}>
      <div role="status">{!isUrgent && card}</div>
      <div role="alert">{isUrgent && card}</div>
    </div>
  )
}

const NONE: readonly Toast[] = []
