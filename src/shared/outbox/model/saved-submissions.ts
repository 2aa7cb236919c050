import { SAVED_VERSION, readStored, type StorageAccess, writeStored } from '@/browser/stored-values'

import { asRecord, asText, oneOf } from '@/browser/saved-parts'
import { cutText } from '@/lib/text/cut-text'

/** What a device remembers of a recommendation or a report that was sent from it. */
export type SavedSubmission = {
  readonly receipt: string
  readonly kind: (typeof KINDS)[number]
  /** The name of the place, the title of the path, or what the report is about. */
  readonly title: string
  /** ISO, the device's clock. */
  readonly sentAt: string
}

const KINDS = ['place', 'path', 'report'] as const

/** More than one person sends; the oldest go. */
export const MAX_SAVED_SUBMISSIONS = 50

const MAX_TITLE = 200

/** The list without one of its receipts twice, the newest first. */
export function withSubmission(
  list: readonly SavedSubmission[],
  submission: SavedSubmission,
): readonly SavedSubmission[] {
  return [submission, ...withoutReceipt(list, submission.receipt)].slice(0, MAX_SAVED_SUBMISSIONS)
}

export const withoutReceipt = (list: readonly SavedSubmission[], receipt: string): readonly SavedSubmission[] =>
  list.filter((saved) => saved.receipt !== receipt)

/** What is kept on the device, the newest first. What is damaged is left out. */
export function readSubmissions(storage: StorageAccess<'getItem'>): readonly SavedSubmission[] {
  const stored = readStored(storage, 'submissions')
  return stored.kind === 'value' ? submissionsOf(stored.value['list']) : []
}

/** Keeps the list. False when the browser refuses. */
export const writeSubmissions = (storage: StorageAccess<'setItem'>, list: readonly SavedSubmission[]): boolean =>
  writeStored(storage, 'submissions', { version: SAVED_VERSION, list })

export function submissionsOf(saved: unknown): readonly SavedSubmission[] {
  if (!Array.isArray(saved)) return []
  const receipts = new Set<string>()
  return saved.slice(0, MAX_SAVED_SUBMISSIONS).flatMap((entry: unknown) => {
    const stored = asRecord(entry)
    const receipt = asText(stored?.['receipt'])
    const kind = oneOf(KINDS, stored?.['kind'])
    const sentAt = asText(stored?.['sentAt'])
    const isWhole = RECEIPT.test(receipt) && kind !== null && !Number.isNaN(Date.parse(sentAt))
    if (!isWhole || receipts.has(receipt)) return []
    receipts.add(receipt)
    return [{ receipt, kind, title: cutText(asText(stored?.['title']), MAX_TITLE), sentAt }]
  })
}

const RECEIPT = /^[\dA-Z]{4}(-[\dA-Z]{4}){3,}$/
