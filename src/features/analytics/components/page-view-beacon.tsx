'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { sendCount } from '@/browser/send-count'
import { routePattern } from '@/domain/addresses/route-pattern'

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
      // Deferred and never cancelled: at the start of a page everything else is more urgent.
      setTimeout(() => sendCount('/api/page-views', { route: routePattern(pathname) }))
    },
    [pathname],
  )

  return null
}
