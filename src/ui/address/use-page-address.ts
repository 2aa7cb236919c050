'use client'

import type { Route } from 'next'
import { useCallback, useEffect, useRef } from 'react'

import { stepState } from '@/browser/back-closes'

/** Letters follow one another within this. Milliseconds. */
const ADDRESS_DELAY_MS = 500

type PageAddress = {
  /** For `AddressWatch`. */
  readonly followAddress: () => void
  /** A tap: a step in the history. */
  readonly push: (href: Route) => void
  /** A keystroke: no step of its own, and only when the letters pause; not before that is the address put together. */
  readonly replaceSoon: (hrefOf: () => Route) => void
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
        // Written later, it would call a link's navigation off.
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
    (hrefOf: () => Route) => {
      hasChosen.current = true
      pending.current = hrefOf
      clearTimeout(timer.current)
      // Safari refuses a page that changes its address more than a hundred times in half a minute.
      timer.current = setTimeout(() => write(hrefOf(), 'replaceState'), ADDRESS_DELAY_MS)
    },
    [write],
  )

  return { followAddress, push: (href) => write(href, 'pushState'), replaceSoon }
}
