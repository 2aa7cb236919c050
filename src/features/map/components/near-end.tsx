'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls once when the reader comes near it. Stands at the end of a list that goes on. */
export function NearEnd({ onNear }: { readonly onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onNear)
  useEffect(function watch() {
    if (mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return function stopWatching() {
      observer.disconnect()
    }
  }, [])
  return <div ref={mark} />
}

/** About a screen of a phone: the rest is there when the reader is. */
const AHEAD = '0px 0px 800px'
