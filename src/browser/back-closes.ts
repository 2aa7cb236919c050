/** The close functions of what is open over the page, lowest first. */
const overlays: (() => void)[] = []

/** Marks the history entry that Back pops instead of leaving the page. */
const MARK = 'overlay'

let pendingReturn: ReturnType<typeof setTimeout> | undefined
let isListening = false
let isNavigating = false

/**
 * The Back key of a phone closes an overlay instead of leaving the page: while any is open, the history has one entry more.
 * Returns a function to call when the overlay has closed, for whatever reason.
 *
 * @param close called when Back was pressed; topmost first
 */
export function closeOnBack(close: () => void): () => void {
  listen()
  overlays.push(close)
  // The same sheet opens again for another subject: the first one has just closed.
  clearTimeout(pendingReturn)
  addStep()
  return function closed() {
    const index = overlays.lastIndexOf(close)
    if (index !== -1) overlays.splice(index, 1)
    if (overlays.length > 0) return
    if (isNavigating) isNavigating = false
    else pendingReturn = setTimeout(returnFromStep)
  }
}

/** Call before overlays close because a link was followed: the history entry then stays, and Back skips it. */
export function markNavigation(): void {
  isNavigating = true
}

/** The `history.state` to pass when the address is replaced under an open overlay, so that the mark of the step stays. */
export const stepState = (): Readonly<Record<string, true>> | null => (isOwnStep() ? { [MARK]: true } : null)

function addStep(): void {
  if (isOwnStep()) return
  // The page may be scrolled while the overlay is open, and must not jump back when it closes.
  history.scrollRestoration = 'manual'
  history.pushState({ ...historyState(), [MARK]: true }, '')
  history.scrollRestoration = 'auto'
}

function returnFromStep(): void {
  if (overlays.length === 0 && isOwnStep()) history.back()
}

function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', () => {
    const close = overlays.pop()
    if (close !== undefined) {
      close()
      if (overlays.length > 0) addStep()
    } else if (isOwnStep()) {
      // An entry that stayed because a link was followed.
      history.back()
    }
    if (!isOwnStep()) history.scrollRestoration = 'auto'
  })
}

const historyState = (): Readonly<Record<string, unknown>> => (history.state as Record<string, unknown> | null) ?? {}

const isOwnStep = (): boolean => historyState()[MARK] === true
