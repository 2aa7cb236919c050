'use client'

import type { Route } from 'next'
import { useCallback, useEffect, useRef } from 'react'

import { stepState } from '@/browser/back-closes'

/** Debounce: the address is written once no letter has come for this long. Milliseconds. */
const ADDRESS_DEBOUNCE_MS = 500

type PageAddress = {
  /** For `AddressWatch`. */
  readonly followAddress: () => void
  /** A tap: a step in the history. */
  readonly push: (href: Route) => void
  /** A keystroke, debounced: replaces the current step once typing pauses, and builds the address only then. */
  readonly replaceSoon: (toHref: () => Route) => void
}

/**
 * Keeps the address of a page that filters itself in step both ways. `onForeignChange` gets the query string whenever
 * something else has changed it: a link, Back, or the first look at it; it has to be stable. `followAddress` and
 * `replaceSoon` are.
 */
export function usePageAddress(onForeignChange: (search: string) => void): PageAddress {
  const written = useRef<string | null>(null)
  const hasChosen = useRef(false)
  const pending = useRef<() => Route>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = useCallback((href: Route, how: 'pushState' | 'replaceState') => {
    clearTimeout(timer.current)
    pending.current = undefined
    hasChosen.current = true
    written.current = new URL(href, location.href).search
    history[how](how === 'replaceState' ? stepState() : null, '', href)
  }, [])

  useEffect(
    function writeBeforeLeaving() {
      const flush = () => {
        // Before a link is followed: written later, it would cancel that navigation.
        if (pending.current !== undefined) write(pending.current(), 'replaceState')
      }
      document.addEventListener('click', flush, { capture: true })
      return function stop() {
        clearTimeout(timer.current)
        document.removeEventListener('click', flush, { capture: true })
      }
    },
    [write],
  )

  const followAddress = useCallback(() => {
    if (location.search === written.current) return
    const isFirstLook = written.current === null
    written.current = location.search
    // A quick reader has typed before the page looks at its address for the first time.
    if (isFirstLook && hasChosen.current) return
    clearTimeout(timer.current)
    pending.current = undefined
    onForeignChange(location.search)
  }, [onForeignChange])

  const replaceSoon = useCallback(
    (toHref: () => Route) => {
      hasChosen.current = true
      pending.current = toHref
      clearTimeout(timer.current)
      // Safari refuses a page that changes its address more than a hundred times in half a minute.
      timer.current = setTimeout(() => write(toHref(), 'replaceState'), ADDRESS_DEBOUNCE_MS)
    },
    [write],
  )

  return { followAddress, push: (href) => write(href, 'pushState'), replaceSoon }
}
