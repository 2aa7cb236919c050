'use client'

import { type PointerEvent, useRef } from 'react'

import { swipeOf } from '../model/swipe'

/** Handlers that let an element follow a finger sideways and call back when it is let go over the threshold. */
export function useSwipe(onSwipedAway: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)

  const settle = (element: HTMLElement) => {
    start.current = null
    element.style.translate = ''
    delete element.dataset.swiping
  }

  return {
    onPointerDown({ isPrimary, button, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0) start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const swipe = swipeOf(start.current, { x: clientX, y: clientY })
      if (swipe.kind === 'none') return
      // Only now, so that a tap on a button inside stays a tap.
      currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset.swiping = ''
      currentTarget.style.translate = `${swipe.offset}px`
    },
    onPointerUp({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const swipe = swipeOf(start.current, { x: clientX, y: clientY })
      if (swipe.kind !== 'away') return settle(currentTarget)
      start.current = null
      onSwipedAway()
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      settle(currentTarget)
    },
  }
}
