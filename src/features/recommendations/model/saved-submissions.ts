import { KEPT_VERSION, readStored, type StorageAccess, writeStored } from '@/browser/stored-values'

import { asRecord, oneOf, textOf } from './saved-parts'

/** What a device remembers of a recommendation that was sent from it. */
export type KeptSubmission = {
  readonly receipt: string
  readonly kind: 'place' | 'path'
  /** The name of the place or the title of the path. */
  readonly title: string
  /** ISO, the device's clock. */
  readonly sentAt: string
}

/** More than one person sends; the oldest go. */
export const MAX_KEPT_SUBMISSIONS = 50

const MAX_TITLE = 200

/** The list without one of its receipts twice, the newest first. */
export function withSubmission(list: readonly KeptSubmission[], submission: KeptSubmission): readonly KeptSubmission[] {
  return [submission, ...withoutReceipt(list, submission.receipt)].slice(0, MAX_KEPT_SUBMISSIONS)
}

export const withoutReceipt = (list: readonly KeptSubmission[], receipt: string): readonly KeptSubmission[] =>
  list.filter((kept) => kept.receipt !== receipt)

/** What is kept on the device, the newest first. What is damaged is left out. */
export function readSubmissions(storage: StorageAccess<'getItem'>): readonly KeptSubmission[] {
  const found = readStored(storage, 'submissions')
  return found.kind === 'value' ? submissionsOf(found.value['list']) : []
}

/** Keeps the list. False when the browser refuses. */
export const writeSubmissions = (storage: StorageAccess<'setItem'>, list: readonly KeptSubmission[]): boolean =>
  writeStored(storage, 'submissions', { version: KEPT_VERSION, list })

export function submissionsOf(kept: unknown): readonly KeptSubmission[] {
  if (!Array.isArray(kept)) return []
  const receipts = new Set<string>()
  return kept.slice(0, MAX_KEPT_SUBMISSIONS).flatMap((entry: unknown) => {
    const found = asRecord(entry)
    const receipt = textOf(found?.['receipt'])
    const kind = oneOf(['place', 'path'], found?.['kind'])
    const sentAt = textOf(found?.['sentAt'])
    const isWhole = RECEIPT.test(receipt) && kind !== null && !Number.isNaN(Date.parse(sentAt))
    if (!isWhole || receipts.has(receipt)) return []
    receipts.add(receipt)
    return [{ receipt, kind, title: textOf(found?.['title']).slice(0, MAX_TITLE), sentAt }]
  })
}

const RECEIPT = /^[\dA-Z]{4}(-[\dA-Z]{4}){3,}$/
