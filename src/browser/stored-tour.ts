import { readStored, removeStored, type StorageAccess, writeStored } from './stored-values'

/**
 * Whether the tour appears by itself: not after it was completed or skipped (spec §4), and not where the browser keeps
 * nothing, for there it would appear on every visit.
 */
export function isTourDue(storage: StorageAccess<'getItem'>): boolean {
  return (['tour-completed', 'tour-skipped'] as const).every((key) => {
    const stored = readStored(storage, key)
    return stored.kind !== 'blocked' && !(stored.kind === 'value' && stored.value)
  })
}

/** Remembers how the tour ended. Completing it makes an earlier skipping forgotten (spec §4). */
export function recordTour(storage: StorageAccess<'setItem' | 'removeItem'>, end: 'completed' | 'skipped'): void {
  writeStored(storage, `tour-${end}`, true)
  if (end === 'completed') removeStored(storage, 'tour-skipped')
}

/** As if the tour had never been seen, and at once again from its first dialog (spec §4). */
export function resetTour(storage: StorageAccess<'removeItem'>, page: EventTarget): void {
  removeStored(storage, 'tour-completed')
  removeStored(storage, 'tour-skipped')
  page.dispatchEvent(new Event(TOUR_RESET))
}

/** Calls back after every `resetTour` in this tab. Returns the way to stop. */
export function subscribeToTourReset(page: EventTarget, onReset: () => void): () => void {
  page.addEventListener(TOUR_RESET, onReset)
  return () => page.removeEventListener(TOUR_RESET, onReset)
}

const TOUR_RESET = 'tour-reset'
