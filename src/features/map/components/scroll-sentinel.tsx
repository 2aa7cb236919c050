'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/** Prefetch: the rest is fetched this far before the end, about one flick of a finger, and is there in time. */
const PREFETCH_MARGIN = '0px 0px 2500px'

/** Placed at the end of a list that has more rows; calls back when the reader comes near it. */
export function ScrollSentinel({ onNear }: { readonly onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(onNear)
  useEffect(function watch() {
    const element = mark.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) report()
      },
      { rootMargin: PREFETCH_MARGIN },
    )
    observer.observe(element)
    return function stopWatching() {
      observer.disconnect()
    }
  }, [])
  return <div ref={mark} />
}
