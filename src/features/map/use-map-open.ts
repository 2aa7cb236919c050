'use client'

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { isMapChosen, subscribeToMapChoice } from './map-choice'

/**
 * Where the map has a column of its own beside the list; the same width as in the style sheets. From 1024 px, and
 * wider where the text is larger: of a column that low, the legend would leave nothing to the map.
 */
const WIDE = '(min-width: 64em)'

/** Safari has no idle callback; long enough for the list to be there first. */
const WITHOUT_IDLE_MS = 200

type MapOpen = {
  readonly isOpen: boolean
  /** For the element whose place the map takes. */
  readonly frame: RefObject<HTMLDivElement | null>
}

/**
 * Whether the map is rendered: once the browser is idle and the frame of the map has been in view (lazy loading). On a
 * narrow screen a reader can put it away.
 */
export function useMapOpen(): MapOpen {
  const frame = useRef<HTMLDivElement>(null)
  const isWide = useSyncExternalStore(subscribeToWidth, isWideNow, notYet)
  const isChosen = useSyncExternalStore(subscribeToMapChoice, isMapChosen, notYet)
  const [isDue, setIsDue] = useState(false)

  useEffect(function waitUntilIdleAndVisible() {
    let stop = whenIdle(() => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsDue(true)
      })
      if (frame.current !== null) observer.observe(frame.current)
      stop = () => observer.disconnect()
    })
    return function stopWaiting() {
      stop()
    }
  }, [])

  return { isOpen: isDue && (isWide || isChosen), frame }
}

function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(then)
  return () => window.cancelIdleCallback(idle)
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = widthQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isWideNow = (): boolean => widthQuery().matches

/** Cached: it is read at every letter typed. */
const widthQuery = (): MediaQueryList => (wide ??= window.matchMedia(WIDE))

let wide: MediaQueryList | null = null

const notYet = (): boolean => false
