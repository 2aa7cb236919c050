'use client'

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

import type { Toast } from '../model/toasts'

type Options = { readonly toast: Toast; readonly isPaused: boolean; readonly onEnd: () => void }

/** Calls `onEnd` when the toast has been shown for its duration, not counting pauses and the time in a hidden tab. */
export function useCountdown({ toast, isPaused, onEnd }: Options): void {
  const { title, description, duration, isOpen } = toast
  const countdown = useRef<Countdown>(resting(duration))
  const isHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden, () => true)
  const isRunning = isOpen && !isPaused && !isHidden
  const end = useEffectEvent(onEnd)

  useEffect(
    function restartForNewWords() {
      countdown.current = resting(duration)
    },
    [title, description, duration],
  )

  useEffect(
    function run() {
      if (!isRunning || !Number.isFinite(duration)) return
      countdown.current = resume(countdown.current, performance.now())
      const timer = setTimeout(end, countdown.current.remaining)
      return function rest() {
        clearTimeout(timer)
        countdown.current = pause(countdown.current, performance.now())
      }
    },
    [isRunning, title, description, duration],
  )
}

const isTabHidden = (): boolean => document.visibilityState === 'hidden'

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Time that runs only now and then. `since` is `null` while it rests. All in milliseconds of one clock. */
export type Countdown = { readonly remaining: number; readonly since: number | null }

export const resting = (duration: number): Countdown => ({ remaining: duration, since: null })

export function resume(countdown: Countdown, now: number): Countdown {
  return countdown.since === null ? { ...countdown, since: now } : countdown
}

/** Never below zero, and never more than before: clocks can be put back. */
export function pause(countdown: Countdown, now: number): Countdown {
  if (countdown.since === null) return countdown
  const passed = Math.max(0, now - countdown.since)
  return { remaining: Math.max(0, countdown.remaining - passed), since: null }
}
