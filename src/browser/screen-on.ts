/** Whether the browser has wake locks. */
export const canKeepScreenOn = (): boolean => 'wakeLock' in navigator

/** Keeps the screen on while the page is in view. Returns a function that releases it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let isReleased = false
  const requestLock = () => {
    if (document.visibilityState !== 'visible') return
    navigator.wakeLock.request('screen').then(
      (newLock) => {
        if (isReleased) void newLock.release()
        else lock = newLock
      },
      // Refused, for example when the battery is low: the screen goes dark as usual.
      () => undefined,
    )
  }
  requestLock()
  // The browser releases the lock whenever the page is hidden, so it is requested again.
  document.addEventListener('visibilitychange', requestLock)
  return function releaseWakeLock() {
    isReleased = true
    document.removeEventListener('visibilitychange', requestLock)
    void lock?.release()
  }
}
