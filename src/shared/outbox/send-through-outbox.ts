import { submit, SUBMIT_TIMEOUT_MS, type SubmitOutcome } from '@/queries/submit'

import { afterFailure } from './send-waiting'
import type { OutboxEntry } from './model/outbox-entry'
import { outboxStore } from './outbox-store'
import { saveReceipt } from './receipts'
import { scheduleOutbox } from './run-outbox'

/** `waiting`: no answer came; it is kept, and goes out by itself. */
export type OutboxOutcome =
  | Exclude<SubmitOutcome, { kind: 'accepted' }>
  | { readonly kind: 'accepted'; readonly receipt: string; readonly isReceiptSaved: boolean }
  | { readonly kind: 'waiting' }

export type NewEntry = Pick<OutboxEntry, 'key' | 'path' | 'body' | 'receiptKind' | 'title' | 'form'>

type Options = {
  readonly token: string | undefined
  /** It is on the device, whatever happens now. */
  readonly onStored?: () => void
}

/** So long after a try without an answer the next one follows, if no sign of a network comes before. */
const RETRY_MS = 60_000

/**
 * Sends what somebody has just written, kept on the device until the server has answered. What the server refuses is the
 * form's again. Never throws.
 */
export async function sendThroughOutbox(entry: NewEntry, { token, onStored }: Options): Promise<OutboxOutcome> {
  const startedAt = Date.now()
  const isInOutbox = await putIntoOutbox({
    ...entry,
    madeAt: new Date(startedAt).toISOString(),
    // Other tabs leave it alone meanwhile; after a crash they take it up.
    restsUntil: startedAt + SUBMIT_TIMEOUT_MS,
    tries: 0,
    problem: null,
    isRefused: false,
  })
  if (isInOutbox) onStored?.()
  const body = { ...entry.body, ...(token !== undefined && { token }) }
  const outcome = await submit({ path: entry.path, body, idempotencyKey: entry.key })
  if (outcome.kind === 'unreachable' && isInOutbox) {
    await outboxStore.change(entry.key, afterFailure({ tries: 0 }, outcome, Date.now())).catch(ignore)
    scheduleOutbox(RETRY_MS)
    return { kind: 'waiting' }
  }
  const isReceiptSaved = outcome.kind === 'accepted' && saveReceipt(entry, outcome.receipt, new Date())
  if (isInOutbox) await outboxStore.remove(entry.key).catch(ignore)
  return outcome.kind === 'accepted' ? { ...outcome, isReceiptSaved } : outcome
}

const putIntoOutbox = (entry: OutboxEntry): Promise<boolean> =>
  outboxStore.put(entry).then(
    () => true,
    () => false,
  )

/** An entry that stays is sent once more and answered as before. */
const ignore = (): void => undefined
