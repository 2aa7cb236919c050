'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Closes the header menu on an outside click, on Escape (focus returns to its button) and after a navigation. */
export function CloseMenu({ menuId }: { menuId: string }) {
  const pathname = usePathname()

  useEffect(
    function closeAfterNavigation() {
      document.getElementById(menuId)?.removeAttribute('open')
    },
    [menuId, pathname],
  )

  useEffect(
    function closeFromOutside() {
      const menu = document.getElementById(menuId)
      const onPointer = (event: PointerEvent) => {
        if (event.target instanceof Node && !menu?.contains(event.target)) menu?.removeAttribute('open')
      }
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !menu?.hasAttribute('open')) return
        menu.removeAttribute('open')
        menu.querySelector('summary')?.focus()
      }
      document.addEventListener('pointerdown', onPointer)
      document.addEventListener('keydown', onKey)
      return function stopClosing() {
        document.removeEventListener('pointerdown', onPointer)
        document.removeEventListener('keydown', onKey)
      }
    },
    [menuId],
  )

  return null
}
