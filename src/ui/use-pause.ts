'use client'

import { useCallback, useEffect, useRef } from 'react'

/** What a tap has changed is followed by what nobody waits for after this. Milliseconds. */
const AFTER_TAP_MS = 250

/**
 * A letter is mostly followed by the next one within this. What else changes with a word waits until then: begun between
 * two letters it makes the second one late. Milliseconds.
 */
export const AFTER_LETTER_MS = 500

/**
 * How long to wait, from now, before doing what the reader does not look at: longer when a letter was the last thing
 * they did.
 */
export function usePause(afterLetterMs = AFTER_LETTER_MS): () => number {
  const letterAt = useRef(-Infinity)

  useEffect(function watchLetters() {
    const note = () => {
      letterAt.current = performance.now()
    }
    // Before the letter does anything.
    document.addEventListener('input', note, { capture: true })
    return function stopWatching() {
      document.removeEventListener('input', note, { capture: true })
    }
  }, [])

  return useCallback(
    () => (performance.now() - letterAt.current < AFTER_TAP_MS ? afterLetterMs : AFTER_TAP_MS),
    [afterLetterMs],
  )
}
