'use client'

import type { Route } from 'next'
import { useCallback, useEffect, useRef } from 'react'

type PageAddress = {
  /** For `AddressWatch`. */
  readonly followAddress: () => void
  /** A tap: a step in the history. */
  readonly push: (href: Route) => void
  /** A keystroke: no step of its own, and only when the letters pause. */
  readonly replaceSoon: (href: Route) => void
}

/** Safari refuses a page that changes its address more than a hundred times in half a minute. Milliseconds. */
const ADDRESS_DELAY_MS = 250

/**
 * Keeps the address of a page that filters itself in step both ways. `onForeignChange` gets the query string whenever
 * something else has changed it: a link, Back, or the first look at it; it has to be stable.
 */
export function usePageAddress(onForeignChange: (search: string) => void): PageAddress {
  const written = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const followAddress = useCallback(() => {
    if (location.search === written.current) return
    clearTimeout(timer.current)
    written.current = location.search
    onForeignChange(location.search)
  }, [onForeignChange])

  const write = (href: Route, how: 'pushState' | 'replaceState') => {
    clearTimeout(timer.current)
    written.current = new URL(href, location.href).search
    history[how](null, '', href)
  }

  return {
    followAddress,
    push: (href) => write(href, 'pushState'),
    replaceSoon: (href) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write(href, 'replaceState'), ADDRESS_DELAY_MS)
    },
  }
}
