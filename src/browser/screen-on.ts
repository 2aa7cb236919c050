/** Whether the browser can keep the screen on. */
export const canKeepScreenOn = (): boolean => 'wakeLock' in navigator

/** Keeps the screen on while the page is in view. Returns the way to let it go dark again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    navigator.wakeLock.request('screen').then(
      (given) => {
        if (isOver) void given.release()
        else lock = given
      },
      // Refused, as with little battery: the screen goes dark as it always does.
      () => undefined,
    )
  }
  ask()
  // The browser takes it back whenever the page is out of view.
  document.addEventListener('visibilitychange', ask)
  return function letScreenSleep() {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
