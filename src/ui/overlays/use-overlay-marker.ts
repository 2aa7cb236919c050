'use client'

import { useLayoutEffect } from 'react'

/**
 * Marks the page with what lies over it, for as long as it does: by the mark `base.css` scrolls what has the focus clear of it,
 * or stops the page from scrolling. A style that looked for it with `:root:has(…)` would make a browser search the whole page
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
