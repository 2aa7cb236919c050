/** Whether the browser can keep the screen on. */
export const canKeepScreenOn = (): boolean => 'wakeLock' in navigator

/** Keeps the screen on while the page is in view. Returns the way to let it go dark again. */
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
      // Refused, as with little battery: the screen goes dark as it always does.
      () => undefined,
    )
  }
  requestLock()
  // The browser releases the lock whenever the page is hidden, so it is requested again.
  document.addEventListener('visibilitychange', requestLock)
  return function letScreenSleep() {
    isReleased = true
    document.removeEventListener('visibilitychange', requestLock)
    void lock?.release()
  }
}
