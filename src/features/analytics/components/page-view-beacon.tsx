'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { routePattern } from '@/domain/addresses/routes'

/** React starts effects twice while developing, and a screen is one view. */
let counted: string | null = null

/** Reports on each route change which screen was opened (spec §2), and nothing else. The answer is ignored. */
export function PageViewBeacon() {
  const pathname = usePathname()

  useEffect(
    function countView() {
      if (counted === pathname) return
      counted = pathname
      // An address without a screen may hold private text, and one page is for the operator alone.
      if (document.querySelector('[data-view="uncounted"]') !== null) return
      if (wantsNoCount() || typeof navigator.sendBeacon !== 'function') return
      const body = JSON.stringify({ route: routePattern(pathname) })
      // Deferred and never cancelled: at the start of a page everything else is more urgent.
      setTimeout(() => navigator.sendBeacon('/api/page-views', new Blob([body], { type: 'application/json' })))
    },
    [pathname],
  )

  return null
}

/** Do Not Track and Global Privacy Control, which TypeScript's DOM types lack. */
const wantsNoCount = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
