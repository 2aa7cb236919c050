/** The page and everything it loads come first. Milliseconds. */
const REST_MS = 3_000

/** Calls `start` once the page has been there for three seconds and is idle, unless the function that is returned is called first. */
export function whenAtRest(start: () => void): () => void {
  let isStopped = false
  const begin = () => {
    if (!isStopped) start()
  }
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin)
    else begin()
  }, REST_MS)
  return function stop() {
    isStopped = true
    clearTimeout(timer)
  }
}
