/** The page stands still when it was not scrolled for so long. Milliseconds. */
const STANDSTILL_MS = 150

type Watch = {
  /** At every movement of the page. */
  readonly onMove?: () => void
  /** When it stands still afterwards. */
  readonly onRest: () => void
}

/** Follows the movements of the page, from the next one on, until what it returns is called. */
export function watchMovement({ onMove, onRest }: Watch): () => void {
  let timer = 0
  const follow = () => {
    onMove?.()
    clearTimeout(timer)
    timer = window.setTimeout(onRest, STANDSTILL_MS)
  }
  document.addEventListener('scroll', follow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('scroll', follow)
  }
}
