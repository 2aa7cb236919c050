'use client'

import { type PointerEvent, useRef } from 'react'

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
      const swipe = classifySwipe(start.current, { x: clientX, y: clientY })
      if (swipe.kind === 'none') return
      // Only now, so that a tap on a button inside stays a tap.
      currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset.swiping = ''
      currentTarget.style.translate = `${swipe.offset}px`
    },
    onPointerUp({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const swipe = classifySwipe(start.current, { x: clientX, y: clientY })
      if (swipe.kind !== 'away') return settle(currentTarget)
      start.current = null
      onSwipedAway()
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      settle(currentTarget)
    },
  }
}

/** Spec §9. Pixels. */
const TOAST_SWIPE_THRESHOLD_PX = 50

/** A tapping finger moves up to this much. Pixels. */
const TAP_TOLERANCE_PX = 8

type Point = { readonly x: number; readonly y: number }

/** `none`: a tap so far, or a scroll; `moving`: the toast follows the finger; `away`: let go now, it is dismissed. */
type Swipe = { readonly kind: 'none' } | { readonly kind: 'moving' | 'away'; readonly offset: number }

/** Only a sideways move counts, to either side; over the threshold it dismisses. */
export function classifySwipe(from: Point, to: Point): Swipe {
  const offset = to.x - from.x
  const isSideways = Math.abs(offset) > TAP_TOLERANCE_PX && Math.abs(offset) > Math.abs(to.y - from.y)
  if (!isSideways) return { kind: 'none' }
  return { kind: Math.abs(offset) > TOAST_SWIPE_THRESHOLD_PX ? 'away' : 'moving', offset }
}
