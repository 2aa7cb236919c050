'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import { isMapChosen, subscribeToMapChoice } from './model/map-choice'

/** Where the map has a column of its own beside the list; the same width as in the style sheets. */
const WIDE = '(min-width: 1024px)'

/** Safari has no idle callback; long enough for the list to be there first. */
const WITHOUT_IDLE_MS = 200

/** Whether the map is to be shown: beside the list once the page is at rest, on a narrow screen when asked for. */
export function useMapOpen(): boolean {
  const isWide = useSyncExternalStore(subscribeToWidth, isWideNow, notYet)
  const isChosen = useSyncExternalStore(subscribeToMapChoice, isMapChosen, notYet)
  const [isAtRest, setIsAtRest] = useState(false)

  useEffect(function waitForRest() {
    const rest = () => setIsAtRest(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, WITHOUT_IDLE_MS)
      return function stopWaiting() {
        clearTimeout(timer)
      }
    }
    const idle = window.requestIdleCallback(rest)
    return function stopWaiting() {
      window.cancelIdleCallback(idle)
    }
  }, [])

  return isWide ? isAtRest : isChosen
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = widthQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isWideNow = (): boolean => widthQuery().matches

/** Made once: it is asked at every letter typed. */
const widthQuery = (): MediaQueryList => (wide ??= window.matchMedia(WIDE))

let wide: MediaQueryList | null = null

const notYet = (): boolean => false
