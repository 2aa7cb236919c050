import { readStored, removeStored, SAVED_VERSION, type StorageAccess, writeStored } from '@/browser/stored-values'

/** The loss of the guide is reported once a day at most. Milliseconds. */
const REPORT_EVERY_MS = 24 * 60 * 60 * 1000

/** Stores that the guide was saved. Not in the caches: a browser that deletes them mostly leaves localStorage. */
export function markGuide(storage: StorageAccess<'setItem'>): void {
  writeStored(storage, 'guide-saved', { version: SAVED_VERSION, toldAt: null })
}

/** Call when the guide is removed on purpose: that is no loss to report. */
export function unmarkGuide(storage: StorageAccess<'removeItem'>): void {
  removeStored(storage, 'guide-saved')
}

export const wasGuideSaved = (storage: StorageAccess<'getItem'>): boolean =>
  readStored(storage, 'guide-saved').kind === 'value'

/** Whether to report a loss now; if so, stores the time of the report. */
export function shouldReportLoss(storage: StorageAccess<'getItem' | 'setItem'>, now: number): boolean {
  const stored = readStored(storage, 'guide-saved')
  if (stored.kind !== 'value') return false
  const { toldAt } = stored.value
  // `toldAt <= now`: a clock that was set back must not suppress it.
  if (typeof toldAt === 'number' && toldAt <= now && now - toldAt < REPORT_EVERY_MS) return false
  writeStored(storage, 'guide-saved', { version: SAVED_VERSION, toldAt: now })
  return true
}
