'use client'

import { useEffect } from 'react'

/** Opens the fold that holds what the address points to. Not every browser does it by itself. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const fold = target?.closest('details')
  if (!fold || fold.open) return
  fold.open = true
  target?.scrollIntoView()
}
