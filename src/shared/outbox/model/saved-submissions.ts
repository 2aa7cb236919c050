import { SAVED_VERSION, readStored, type StorageAccess, writeStored } from '@/browser/stored-values'

import { asRecord, asText, asOption } from '@/browser/saved-parts'
import { cutText } from '@/lib/text/cut-text'

/** A recommendation or a report that was sent from this device. */
export type SavedSubmission = {
  readonly receipt: string
  readonly kind: (typeof KINDS)[number]
  /** The name of the place, the title of the path, or what the report is about. */
  readonly title: string
  /** ISO, the device's clock. */
  readonly sentAt: string
}

const KINDS = ['place', 'path', 'report'] as const

/** More than one person sends. The oldest are removed. */
export const MAX_SAVED_SUBMISSIONS = 50

const MAX_TITLE = 200

/** Puts a submission first; an older entry with its receipt is removed. */
export function withSubmission(
  list: readonly SavedSubmission[],
  submission: SavedSubmission,
): readonly SavedSubmission[] {
  return [submission, ...withoutReceipt(list, submission.receipt)].slice(0, MAX_SAVED_SUBMISSIONS)
}

export const withoutReceipt = (list: readonly SavedSubmission[], receipt: string): readonly SavedSubmission[] =>
  list.filter((saved) => saved.receipt !== receipt)

/** The submissions saved on the device, the newest first, without damaged ones. */
export function readSubmissions(storage: StorageAccess<'getItem'>): readonly SavedSubmission[] {
  const stored = readStored(storage, 'submissions')
  return stored.kind === 'value' ? parseSubmissions(stored.value['list']) : []
}

/** Saves the list. False when the browser refuses. */
export const writeSubmissions = (storage: StorageAccess<'setItem'>, list: readonly SavedSubmission[]): boolean =>
  writeStored(storage, 'submissions', { version: SAVED_VERSION, list })

export function parseSubmissions(saved: unknown): readonly SavedSubmission[] {
  if (!Array.isArray(saved)) return []
  const receipts = new Set<string>()
  return saved.slice(0, MAX_SAVED_SUBMISSIONS).flatMap((entry: unknown) => {
    const stored = asRecord(entry)
    const receipt = asText(stored?.['receipt'])
    const kind = asOption(KINDS, stored?.['kind'])
    const sentAt = asText(stored?.['sentAt'])
    const isWhole = RECEIPT.test(receipt) && kind !== null && !Number.isNaN(Date.parse(sentAt))
    if (!isWhole || receipts.has(receipt)) return []
    receipts.add(receipt)
    return [{ receipt, kind, title: cutText(asText(stored?.['title']), MAX_TITLE), sentAt }]
  })
}

const RECEIPT = /^[\dA-Z]{4}(-[\dA-Z]{4}){3,}$/
