'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { whenAtRest } from '@/browser/when-at-rest'
import { NETWORK_NOTE } from '@/ui/controls/network-note'

/** Starts the work for offline use once the page is idle, and removes the note about a saved page when another page opens. */
export function OfflineStart() {
  const pathname = usePathname()

  useEffect(() => whenAtRest(start), [])

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
