'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * The value once it has not changed for `delayMs`: a word is typed faster than everything on a page can follow each of
 * its letters. At once while the last one is not `isWorthKeeping`.
 */
export function useDebouncedValue<Value>(
  value: Value,
  delayMs: number,
  isWorthKeeping: (previous: Value) => boolean = always,
): Value {
  const [debounced, setDebounced] = useState(value)
  const isKept = isWorthKeeping(debounced)

  useEffect(
    function followLater() {
      // Whatever it brings may wait for the next letter.
      const timer = setTimeout(() => startTransition(() => setDebounced(value)), isKept ? delayMs : 0)
      return function stop() {
        clearTimeout(timer)
      }
    },
    [value, delayMs, isKept],
  )

  return isKept ? debounced : value
}

const always = () => true
