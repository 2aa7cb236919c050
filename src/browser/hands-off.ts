/** Nobody has touched the page for so long. Milliseconds. */
const QUIET_MS = 1_000

const STARTS = ['pointerdown', 'touchstart'] as const
const ENDS = ['pointerup', 'pointercancel', 'touchend', 'keydown', 'scroll'] as const

/**
 * Runs work that moves what is on the page, once no finger is on it and nobody types or scrolls.
 *
 * @returns cancels the work
 */
export function whenHandsAreOff(work: () => void): () => void {
  const done = () => {
    cancel()
    work()
  }
  let timer = setTimeout(done, QUIET_MS)
  const hold = () => clearTimeout(timer)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(done, QUIET_MS)
  }
  const options = { capture: true, passive: true }
  function cancel() {
    clearTimeout(timer)
    for (const name of STARTS) document.removeEventListener(name, hold, options)
    for (const name of ENDS) document.removeEventListener(name, wait, options)
  }
  for (const name of STARTS) document.addEventListener(name, hold, options)
  for (const name of ENDS) document.addEventListener(name, wait, options)
  return cancel
}
