'use client'

import { startTransition, useEffect, useState } from 'react'

/** A word is typed faster than a page of thousands of places can follow each of its letters. Milliseconds. */
export const SETTLED_MS = 250

/** The value once it has rested for a moment; at once while nothing `isWorthHolding` is there to stay with. */
export function useSettled<Value>(value: Value, isWorthHolding: boolean): Value {
  const [settled, setSettled] = useState({ value, isWorthHolding })
  const isHeld = settled.isWorthHolding && isWorthHolding && settled.value !== value

  useEffect(
    function settle() {
      const timer = setTimeout(
        // Whatever it brings may wait for the next letter.
        () => startTransition(() => setSettled({ value, isWorthHolding })),
        isHeld ? SETTLED_MS : 0,
      )
      return function stop() {
        clearTimeout(timer)
      }
    },
    [value, isWorthHolding, isHeld],
  )

  return isHeld ? settled.value : value
}
