'use client'

import { type MouseEvent, type PointerEvent, useRef } from 'react'

import { sheetSwipe } from './sheet-state'

/**
 * Handlers that let a sheet follow a finger up and down and call back when it is let go over the threshold. An expanded
 * sheet scrolls inside, so there only its top is swiped: what `touch-action` leaves to scripts in the style sheet.
 */
export function useSheetSwipe(onSwipe: (direction: 'up' | 'down') => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const hasMoved = useRef(false)

  const endSwipe = (sheet: HTMLElement) => {
    start.current = null
    sheet.style.translate = ''
    delete sheet.dataset['swiping']
  }

  return {
    onPointerDown({
      isPrimary,
      button,
      clientX,
      clientY,
      target,
      currentTarget,
      pointerType,
    }: PointerEvent<HTMLElement>) {
      hasMoved.current = false
      if (!isPrimary || button !== 0) return
      const isExpanded = currentTarget.dataset['sheet'] === 'expanded'
      const inBody = target instanceof Element && target.closest('[data-sheet-top]') === null
      // A mouse selects text and drags scrollbars in the body.
      if (inBody && (isExpanded || pointerType === 'mouse')) return
      start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const swipe = sheetSwipe(start.current, { x: clientX, y: clientY })
      if (swipe.kind === 'none') return
      hasMoved.current = true
      // Only now, so that a tap on a button inside stays a tap.
      currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset['swiping'] = ''
      currentTarget.style.translate = `0 ${Math.max(swipe.offset, -MOST_LIFT_PX)}px`
    },
    onPointerUp({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const swipe = sheetSwipe(start.current, { x: clientX, y: clientY })
      endSwipe(currentTarget)
      if (swipe.kind === 'up' || swipe.kind === 'down') onSwipe(swipe.kind)
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      endSwipe(currentTarget)
    },
    /** The end of a swipe is no click on what lay under the finger; the keyboard's clicks have no `detail`. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!hasMoved.current || event.detail === 0) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    /** A link or a picture under the finger is not dragged away. */
    onDragStart(event: { preventDefault: () => void }) {
      event.preventDefault()
    },
  }
}

/** A sheet has no more below its lower edge than this: higher, the page would be seen under it. Pixels. */
const MOST_LIFT_PX = 64
