import { readStored, removeStored, SAVED_VERSION, type StorageAccess, writeStored } from '@/browser/stored-values'

/** Once a day is often enough to be told that the guide is gone. Milliseconds. */
const TELL_AGAIN_MS = 24 * 60 * 60 * 1000

/** Remembers that the guide was saved, beside the caches: a browser that takes them away leaves this, mostly. */
export function markGuide(storage: StorageAccess<'setItem'>): void {
  writeStored(storage, 'guide-saved', { version: SAVED_VERSION, toldAt: null })
}

/** Nobody is told of a loss that somebody wanted. */
export function unmarkGuide(storage: StorageAccess<'removeItem'>): void {
  removeStored(storage, 'guide-saved')
}

export const wasGuideSaved = (storage: StorageAccess<'getItem'>): boolean =>
  readStored(storage, 'guide-saved').kind === 'value'

/** Whether a loss is to be told now, and notes that it was. */
export function isTimeToTell(storage: StorageAccess<'getItem' | 'setItem'>, now: number): boolean {
  const stored = readStored(storage, 'guide-saved')
  if (stored.kind !== 'value') return false
  const { toldAt } = stored.value
  // A clock that was put back does not silence it.
  if (typeof toldAt === 'number' && toldAt <= now && now - toldAt < TELL_AGAIN_MS) return false
  writeStored(storage, 'guide-saved', { version: SAVED_VERSION, toldAt: now })
  return true
}
