'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

import { AHEAD_PX } from '@/ui/rows-ahead'
import { watchMovement } from '@/ui/watch-movement'

/**
 * Tells when the reader comes near it: once it is within reach and the page stands still after a movement, or while it
 * moves when it is almost there. Stands at the end of a list that goes on.
 */
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
    const stopFollowing = watchMovement({
      onRest: () => {
        if (element.getBoundingClientRect().top < window.innerHeight + AHEAD_PX) tell()
      },
    })
    return function stopWatching() {
      observer.disconnect()
      stopFollowing()
    }
  }, [])
  return <div ref={mark} />
}

/** About a screen of a phone: the rest is there when the reader is. */
const ALMOST_THERE = '0px 0px 800px'
