'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { closeOnBack } from '@/browser/back-closes'

/** Closes the header menu on an outside click, on Back, on Escape (focus returns to its button) and after a navigation. */
export function CloseMenu({ menuId }: { menuId: string }) {
  const pathname = usePathname()

  const shownPath = useRef(pathname)

  useEffect(
    function closeAfterNavigation() {
      // Not when the scripts take the page over: the menu opens without them.
      if (shownPath.current === pathname) return
      shownPath.current = pathname
      document.getElementById(menuId)?.removeAttribute('open')
    },
    [menuId, pathname],
  )

  useEffect(
    function closeFromOutside() {
      const menu = document.getElementById(menuId)
      let closed: (() => void) | undefined
      const onToggle = () => {
        if (menu?.hasAttribute('open')) closed = closeOnBack(() => menu.removeAttribute('open'))
        else closed?.()
      }
      const onPointer = (event: PointerEvent) => {
        if (event.target instanceof Node && !menu?.contains(event.target)) menu?.removeAttribute('open')
      }
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !menu?.hasAttribute('open')) return
        menu.removeAttribute('open')
        menu.querySelector('summary')?.focus()
      }
      menu?.addEventListener('toggle', onToggle)
      document.addEventListener('pointerdown', onPointer)
      document.addEventListener('keydown', onKey)
      // It may have been opened before the scripts were there.
      onToggle()
      return function stopClosing() {
        menu?.removeEventListener('toggle', onToggle)
        document.removeEventListener('pointerdown', onPointer)
        document.removeEventListener('keydown', onKey)
      }
    },
    [menuId],
  )

  return null
}
