'use client'

import { startTransition, useEffect, useState } from 'react'

import { usePause } from './use-pause'

/** Longer than anything else that waits for the letters to pause: this comes last. Milliseconds. */
const ROWS_AFTER_LETTER_MS = 1000

/**
 * Whether the value has stayed as it is for a moment in which nothing was typed: a letter that changes nothing may be
 * followed by one that does. Whoever touches the page or scrolls it has typed what they wanted. A value that comes back
 * has to rest again, the first one not.
 */
export function useRested(value: unknown): boolean {
  const pause = usePause(ROWS_AFTER_LETTER_MS)
  const [rest, setRest] = useState({ value, isRested: true })
  if (rest.value !== value) setRest({ value, isRested: false })

  useEffect(
    function waitForRest() {
      if (rest.isRested) return
      const begin = (wait: number) =>
        setTimeout(() => startTransition(() => setRest({ value: rest.value, isRested: true })), wait)
      let timer = begin(pause())
      const beginAgain = () => {
        clearTimeout(timer)
        timer = begin(ROWS_AFTER_LETTER_MS)
      }
      const endNow = () => {
        clearTimeout(timer)
        timer = begin(0)
      }
      document.addEventListener('input', beginAgain)
      document.addEventListener('pointerdown', endNow)
      document.addEventListener('scroll', endNow)
      return function stop() {
        clearTimeout(timer)
        document.removeEventListener('input', beginAgain)
        document.removeEventListener('pointerdown', endNow)
        document.removeEventListener('scroll', endNow)
      }
    },
    [rest, pause],
  )

  return rest.isRested && rest.value === value
}
