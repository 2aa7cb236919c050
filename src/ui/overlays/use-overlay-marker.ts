'use client'

import { useLayoutEffect } from 'react'

/**
 * Tells the page what lies over it, for as long as it does: `base.css` then keeps what has the focus clear of it, or
 * holds the page still. A style that looked for it with `:root:has(…)` would make a browser search the whole page
 * whenever anything is opened.
 */
export function useOverlayMarker(by: 'sheet' | 'dialog' | 'tour' | null): void {
  useLayoutEffect(
    function markPage() {
      if (by === null) return
      const mark = `data-under-${by}`
      const page = document.documentElement
      page.setAttribute(mark, '')
      return function unmarkPage() {
        page.removeAttribute(mark)
      }
    },
    [by],
  )
}
