'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { noticesStore } from '../notices-store'
import { useLoaded } from '@/ui/use-loaded'

type Props = {
  /** In a preview, which does nothing when it is at rest. */
  readonly asksAtOnce?: boolean
}

/**
 * Where the notices of a screen stand, under the header. It is on every page, and on most days there is nothing to show: what
 * shows them is fetched with the first. A device that keeps some reads them at once; a page asks for them when it is at rest
 * (src/features/offline/work-when-idle.ts).
 */
export function NoticesArea({ asksAtOnce = false }: Props) {
  const hasSome = useSyncExternalStore(noticesStore.subscribe, isSomeInForce, () => false)
  const bar = useLoaded(hasSome, loadBar)

  useEffect(
    function showKept() {
      if (!asksAtOnce && !isSomeKept()) return
      import('../run-notices').then(
        (notices) => void (asksAtOnce ? notices.askForNotices() : notices.runNotices()),
        // Without the code the guide is read as before; the next page tries again.
        () => undefined,
      )
    },
    [asksAtOnce],
  )

  return bar && <bar.NoticesBar />
}

const loadBar = () => import('./notices-bar')

const isSomeInForce = () => noticesStore.getSnapshot().inForce.length > 0

/** The key is that of stored-values.ts, which is not fetched for this. */
function isSomeKept(): boolean {
  try {
    return localStorage.getItem('notices') !== null
  } catch {
    return false
  }
}
