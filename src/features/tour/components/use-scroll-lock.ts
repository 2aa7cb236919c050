'use client'

import { useEffect } from 'react'

/** Holds the page still while `isLocked`; scripts may still scroll it. Nothing moves sideways when a scrollbar goes. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(
    function lockPage() {
      if (!isLocked) return
      const page = document.documentElement
      if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
      page.style.overflow = 'hidden'
      return function unlockPage() {
        page.style.overflow = ''
        page.style.scrollbarGutter = ''
      }
    },
    [isLocked],
  )
}
