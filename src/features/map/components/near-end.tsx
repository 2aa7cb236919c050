'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/** As far before the end as a flick of the finger goes: the rest is there when the reader is. */
const ALMOST_THERE = '0px 0px 2500px'

/** Tells when the reader comes near it. Stands at the end of a list that goes on. */
export function NearEnd({ onNear }: { readonly onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onNear)
  useEffect(function watch() {
    const element = mark.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
      },
      { rootMargin: ALMOST_THERE },
    )
    observer.observe(element)
    return function stopWatching() {
      observer.disconnect()
    }
  }, [])
  return <div ref={mark} />
}
