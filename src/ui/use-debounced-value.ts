'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * The value, debounced: it follows once it has not changed for `delayMs`, because a page cannot render everything anew
 * for each letter typed. Without delay while the previous value is not `isWorthKeeping`.
 */
export function useDebouncedValue<Value>(
  value: Value,
  delayMs: number,
  isWorthKeeping: (previous: Value) => boolean = isAlways,
): Value {
  const [debounced, setDebounced] = useState(value)
  const isDelayed = isWorthKeeping(debounced)

  useEffect(
    function followLater() {
      // A transition: the next letter interrupts the rendering.
      const timer = setTimeout(() => startTransition(() => setDebounced(value)), isDelayed ? delayMs : 0)
      return function stop() {
        clearTimeout(timer)
      }
    },
    [value, delayMs, isDelayed],
  )

  return isDelayed ? debounced : value
}

const isAlways = () => true
