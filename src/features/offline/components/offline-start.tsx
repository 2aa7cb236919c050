'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { NETWORK_NOTE } from '@/ui/controls/network-note'

/** The page and everything it loads come first. Milliseconds. */
const REST_MS = 3_000

/** Starts the work for offline use once the page is idle, and removes the note about a saved page when another page opens. */
export function OfflineStart() {
  const pathname = usePathname()

  useEffect(function startWhenIdle() {
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start)
      else start()
    }, REST_MS)
    return function stop() {
      clearTimeout(timer)
    }
  }, [])

  useEffect(
    function removeSavedNote() {
      return function leave() {
        document.querySelector('[data-saved]')?.removeAttribute('data-saved')
      }
    },
    [pathname],
  )

  return <span id={NETWORK_NOTE} hidden />
}

function start(): void {
  import('../work-when-idle').then(
    ({ workWhenIdle }) => workWhenIdle(),
    // Without it the guide is read as before.
    () => undefined,
  )
}
