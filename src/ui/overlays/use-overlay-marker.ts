'use client'

import { useLayoutEffect } from 'react'

/**
 * Marks the document while an overlay is open. By this mark `base.css` scrolls the focused element out from under it, or stops
 * the page from scrolling. Not `:root:has(…)`: with it, browsers search the whole page whenever anything is opened.
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
