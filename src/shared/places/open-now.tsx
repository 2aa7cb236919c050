'use client'

import { useSyncExternalStore } from 'react'

import { openState, openWords, type WeeklyHours } from '@/lib/weekly-hours'

/** How often a page that stays open looks at the clock. Milliseconds. */
const LOOK_AGAIN_MS = 30_000

/**
 * 'Open now · closes 23:00', by the clock of the place wherever the device is; 'Unknown' without known hours. The page
 * is kept for weeks, so the server leaves it out and the browser fills it in.
 */
export function OpenNow({ weekly }: { readonly weekly: WeeklyHours | null }) {
  return useSyncExternalStore(
    subscribe,
    () => openWords(openState(weekly, Date.now())),
    () => null,
  )
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_AGAIN_MS)
  document.addEventListener('visibilitychange', onChange)
  return function stopLooking() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
