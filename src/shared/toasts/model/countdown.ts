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
