'use client'

import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** How often a page that stays open looks at the clock. Milliseconds. */
const LOOK_AGAIN_MS = 30_000

/** The start of the current minute, in milliseconds since 1970; 0 on the server, whose pages are cached for weeks. */
export const useMinute = (): number => useSyncExternalStore(subscribe, currentMinute, () => 0)

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_AGAIN_MS)
  document.addEventListener('visibilitychange', onChange)
  return function stopLooking() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
