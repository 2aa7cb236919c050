import { readStored, removeStored, type StorageAccess, writeStored } from './stored-values'

/**
 * Whether the tour appears by itself: not after it was completed or skipped (spec §4), and not where the browser stores
 * nothing, because it would appear on every visit.
 */
export function isTourDue(storage: StorageAccess<'getItem'>): boolean {
  return (['tour-completed', 'tour-skipped'] as const).every((key) => {
    const stored = readStored(storage, key)
    return stored.kind !== 'blocked' && !(stored.kind === 'value' && stored.value)
  })
}

/** Stores how the tour ended. Completing it deletes an earlier 'skipped' (spec §4). */
export function recordTour(storage: StorageAccess<'setItem' | 'removeItem'>, end: 'completed' | 'skipped'): void {
  writeStored(storage, `tour-${end}`, true)
  if (end === 'completed') removeStored(storage, 'tour-skipped')
}

/** Where a reader is in the tour: the step, counted from 0, and the page the tour began on. */
export type TourProgress = { readonly index: number; readonly startedOn: string }

/** Saves the step for this tab, so that the tour continues after a reload. `null`: no step is on. */
export function saveTourProgress(
  session: StorageAccess<'setItem' | 'removeItem'>,
  progress: TourProgress | null,
): void {
  try {
    if (progress === null) session().removeItem(PROGRESS)
    else session().setItem(PROGRESS, JSON.stringify(progress))
  } catch {
    // Storage is refused: a reload then ends the tour.
  }
}

/** Deletes the step. False when the browser refuses. */
export function deleteTourProgress(session: StorageAccess<'removeItem'>): boolean {
  try {
    session().removeItem(PROGRESS)
    return true
  } catch {
    return false
  }
}

/** The step that was on when this tab loaded a page anew; `null` without one, or when it is not what we wrote. */
export function readTourProgress(session: StorageAccess<'getItem'>): TourProgress | null {
  try {
    const { index, startedOn } = JSON.parse(session().getItem(PROGRESS) ?? '{}') as Partial<TourProgress>
    if (!Number.isSafeInteger(index) || (index as number) < 0) return null
    return typeof startedOn === 'string' && /^\/(?![/\\])/.test(startedOn)
      ? { index: index as number, startedOn }
      : null
  } catch {
    return null
  }
}

const PROGRESS = 'tour-progress'

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
