/** What lies over the page, lowest first: how each is closed. */
const overlays: (() => void)[] = []

/** Marks the step in the history that Back takes instead of leaving the page. */
const MARK = 'overlay'

let pendingReturn: ReturnType<typeof setTimeout> | undefined
let isListening = false
let isNavigating = false

/**
 * The Back key of a phone closes what lies over the page instead of leaving it: while anything is open, the history has
 * one step more. Returns the way to say that it has closed, whatever closed it.
 *
 * @param close called when Back was pressed; topmost first
 */
export function closeOnBack(close: () => void): () => void {
  listen()
  overlays.push(close)
  // Another subject in the same sheet: the one before has just closed.
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

/** Call before overlays close because a link was followed: the step then stays in the history, and Back skips it. */
export function markNavigation(): void {
  isNavigating = true
}

/** The `history.state` to pass when the address is replaced under an open overlay, so that the mark of the step stays. */
export const stepState = (): Readonly<Record<string, true>> | null => (isOwnStep() ? { [MARK]: true } : null)

function addStep(): void {
  if (isOwnStep()) return
  // The page may be scrolled beside what is open, and must not jump back when it closes.
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
      // A step that a followed link left behind.
      history.back()
    }
    if (!isOwnStep()) history.scrollRestoration = 'auto'
  })
}

const historyState = (): Readonly<Record<string, unknown>> => (history.state as Record<string, unknown> | null) ?? {}

const isOwnStep = (): boolean => historyState()[MARK] === true
