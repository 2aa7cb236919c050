import { announceStoredChange, readStored, removeStored, SAVED_VERSION, writeStored } from './stored-values'

/** What waits to be sent: src/shared/outbox. Its name stands here for those who only delete it. */
export const OUTBOX_DATABASE = 'guide-outbox'

const storage = (): Storage => window.localStorage

/** Whether something may wait. A browser that refuses to store this mark has stored no submission either. */
export const mayHaveWaiting = (): boolean => readStored(storage, 'outbox').kind === 'value'

/** Announces how many submissions wait, to other tabs too. */
export function markWaiting(count: number): void {
  if (count === 0) removeStored(storage, 'outbox')
  else writeStored(storage, 'outbox', { version: SAVED_VERSION, count, changedAt: Date.now() })
  announceStoredChange(window)
}
