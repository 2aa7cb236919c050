'use client'

import { startTransition, useEffect, useState } from 'react'

import { SETTLED_MS } from './use-settled'

/**
 * Whether the value has stayed as it is for a moment in which nothing was typed: a letter that changes nothing may be
 * followed by one that does. A value that comes back has to rest again, the first one not.
 */
export function useRested(value: unknown): boolean {
  const [rest, setRest] = useState({ value, isRested: true })
  if (rest.value !== value) setRest({ value, isRested: false })

  useEffect(
    function waitForRest() {
      if (rest.isRested) return
      const begin = () =>
        setTimeout(() => startTransition(() => setRest({ value: rest.value, isRested: true })), SETTLED_MS)
      let timer = begin()
      const beginAgain = () => {
        clearTimeout(timer)
        timer = begin()
      }
      document.addEventListener('input', beginAgain)
      return function stop() {
        clearTimeout(timer)
        document.removeEventListener('input', beginAgain)
      }
    },
    [rest],
  )

  return rest.isRested && rest.value === value
}
