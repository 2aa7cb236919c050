'use client'

import { startTransition, useEffect, useState } from 'react'

import { usePause } from './use-pause'

/**
 * The value once it has rested for a moment; at once while nothing `isWorthHolding` is there to stay with. A word is typed
 * faster than a page of thousands of places can follow each of its letters.
 */
export function useSettled<Value>(value: Value, isWorthHolding: boolean): Value {
  const pause = usePause()
  const [settled, setSettled] = useState({ value, isWorthHolding })
  const isHeld = settled.isWorthHolding && isWorthHolding && settled.value !== value

  useEffect(
    function settle() {
      const timer = setTimeout(
        // Whatever it brings may wait for the next letter.
        () => startTransition(() => setSettled({ value, isWorthHolding })),
        isHeld ? pause() : 0,
      )
      return function stop() {
        clearTimeout(timer)
      }
    },
    [value, isWorthHolding, isHeld, pause],
  )

  return isHeld ? settled.value : value
}
