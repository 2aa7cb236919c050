import { announceStoredChange } from '@/browser/stored-values'

import type { OutboxEntry } from './model/outbox-entry'
import { readSubmissions, withSubmission, writeSubmissions } from './model/saved-submissions'

/** Saves the receipt of what the server has accepted. False when the browser refuses. */
export function saveReceipt(entry: Pick<OutboxEntry, 'receiptKind' | 'title'>, receipt: string, now: Date): boolean {
  if (entry.receiptKind === null) return true
  const storage = () => window.localStorage
  const saved = { receipt, kind: entry.receiptKind, title: entry.title, sentAt: now.toISOString() }
  const isSaved = writeSubmissions(storage, withSubmission(readSubmissions(storage), saved))
  announceStoredChange(window)
  return isSaved
}
