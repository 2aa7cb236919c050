'use client'

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * For something that offers itself beside the page: it takes the focus when the reader has put it nowhere yet or has
 * asked for the offer, never out of a field one is typing in, and gives it back when it goes. Escape refuses, from inside
 * or from the bare page; what has the focus elsewhere handles Escape itself.
 */
export function useOfferFocus(
  offer: RefObject<HTMLElement | null>,
  { isAskedFor, onEscape }: { readonly isAskedFor: boolean; readonly onEscape: () => void },
): void {
  useLayoutEffect(
    function takeFocus() {
      const element = offer.current
      const before = document.activeElement
      if (isAskedFor || before === null || before === document.body) {
        element?.querySelector('button')?.focus({ preventScroll: true })
      }
      return function giveBack() {
        if (before instanceof HTMLElement && element?.contains(document.activeElement)) {
          before.focus({ preventScroll: true })
        }
      }
    },
    [offer, isAskedFor],
  )

  const refuse = useEffectEvent(onEscape)
  useEffect(
    function hearEscape() {
      const hear = ({ key, defaultPrevented, target }: KeyboardEvent) => {
        if (key !== 'Escape' || defaultPrevented) return
        if (target === document.body || (target instanceof Node && offer.current?.contains(target))) refuse()
      }
      document.addEventListener('keydown', hear)
      return function stopHearing() {
        document.removeEventListener('keydown', hear)
      }
    },
    [offer],
  )
}
