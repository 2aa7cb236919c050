'use client'

import { startTransition, useEffect, useState } from 'react'

import { SETTLED_MS } from './use-settled'

/** Whether the value has stayed as it is for a moment. One that comes back has to rest again, the first one not. */
export function useRested(value: unknown): boolean {
  const [rest, setRest] = useState({ value, isRested: true })
  if (rest.value !== value) setRest({ value, isRested: false })

  useEffect(
    function waitForRest() {
      if (rest.isRested) return
      const timer = setTimeout(() => startTransition(() => setRest({ value: rest.value, isRested: true })), SETTLED_MS)
      return function stop() {
        clearTimeout(timer)
      }
    },
    [rest],
  )

  return rest.isRested && rest.value === value
}
