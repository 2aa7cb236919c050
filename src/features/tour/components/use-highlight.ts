'use client'

import { type RefObject, useLayoutEffect } from 'react'

import { placeCard, type Rect } from '../model/place-card'
import { findTarget, type TourStep } from '../model/tour-step'

/** A page may still be on its way, or grow; no event covers every such change. Milliseconds. */
const LOOK_AGAIN_MS = 200

/** Height of the fixed bars, behind which a target would not be seen. Pixels. */
const BAR_PX = 72

type Elements = {
  readonly card: RefObject<HTMLElement | null>
  /** What is in the card, at its natural height. */
  readonly content: RefObject<HTMLElement | null>
  readonly hole: RefObject<HTMLElement | null>
}

/** Keeps the light on the step's target and the card beside it, whatever the page does. */
export function useHighlight({ target: selector, position }: TourStep, { card, content, hole }: Elements): void {
  useLayoutEffect(
    function followTarget() {
      let brought: Element | null = null
      let painted = ''

      function paint(): void {
        if (card.current === null || content.current === null || hole.current === null) return
        const target = findTarget(document, selector)
        if (target !== null && target !== brought) {
          brought = target
          bringIntoView(target, position)
        }
        const placement = placeCard({
          viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
          target: target?.getBoundingClientRect() ?? null,
          card: { width: card.current.offsetWidth, height: content.current.offsetHeight },
          preferred: position,
        })
        const next = JSON.stringify(placement)
        if (next === painted) return
        painted = next
        setBox(card.current, { ...placement.card, width: null })
        setHole(hole.current, placement.hole)
      }

      paint()
      const timer = setInterval(paint, LOOK_AGAIN_MS)
      window.addEventListener('resize', paint)
      window.addEventListener('scroll', paint, true)
      return function stopFollowing() {
        clearInterval(timer)
        window.removeEventListener('resize', paint)
        window.removeEventListener('scroll', paint, true)
      }
    },
    [selector, position, card, content, hole],
  )
}

/** To the end of the screen that leaves the card its preferred side. */
function bringIntoView(target: Element, preferred: TourStep['position']): void {
  const { top, bottom, height } = target.getBoundingClientRect()
  const bar = target.closest('header, nav') === null ? BAR_PX : 0
  if (top >= bar && bottom <= window.innerHeight - bar) return
  const isLong = height > window.innerHeight / 2
  target.scrollIntoView({ block: preferred === 'bottom' || isLong ? 'start' : 'end' })
}

function setHole(element: HTMLElement, box: Rect | null): void {
  element.hidden = box === null
  if (box !== null) setBox(element, box)
}

/** Set from here because the server's markup may carry no styles of its own. */
function setBox(element: HTMLElement, box: Omit<Rect, 'width'> & { readonly width: number | null }): void {
  element.style.left = `${box.left}px`
  element.style.top = `${box.top}px`
  element.style.height = `${box.height}px`
  if (box.width !== null) element.style.width = `${box.width}px`
}
