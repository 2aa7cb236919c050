'use client'

import { useEffect } from 'react'

import type { ToastCard } from './components/toast-card'
import { createToastStore, type ToastHandle, type ToastMessage } from './model/toast-store'

/** The toasts of this page; screens raise them with `toast`. */
export const toastStore = createToastStore((run, delayMs) => void setTimeout(run, delayMs))

/** Shows a message; a message already shown gives way to it (spec §9: one at a time). */
export function toast(message: ToastMessage): ToastHandle {
  return toastStore.add(message)
}

/** The code that shows a toast, fetched once. */
export async function loadToastCard(): Promise<typeof ToastCard> {
  return (await import('./components/toast-card')).ToastCard
}

/**
 * `toast`, for a component that may need it. The card is fetched as soon as the component is shown: a message that the
 * network is gone must not wait for the network.
 */
export function useToast(): typeof toast {
  useEffect(function fetchCard() {
    loadToastCard().catch(() => {
      // Tried again when there is something to show.
    })
  }, [])
  return toast
}
