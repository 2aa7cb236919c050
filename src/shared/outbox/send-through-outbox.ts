import { submit, SUBMIT_TIMEOUT_MS, type SubmitOutcome } from '@/queries/submit'

import { afterFailure } from './send-waiting'
import type { OutboxEntry } from './model/outbox-entry'
import { outboxStore } from './outbox-store'
import { saveReceipt } from './receipts'
import { scheduleOutbox } from './run-outbox'

/** `waiting`: no answer came; the entry stays in the outbox and is sent again later. */
export type OutboxOutcome =
  | Exclude<SubmitOutcome, { kind: 'accepted' }>
  | { readonly kind: 'accepted'; readonly receipt: string; readonly isReceiptSaved: boolean }
  | { readonly kind: 'waiting' }

export type NewEntry = Pick<OutboxEntry, 'key' | 'path' | 'body' | 'receiptKind' | 'title' | 'form'>

type Options = {
  readonly token: string | undefined
  /** Called when the entry is stored on the device. */
  readonly onStored?: () => void
}

/** Delay until the next try when no answer came and no `online` event comes before. */
const RETRY_MS = 60_000

/**
 * Stores a new entry in the outbox, sends it, and removes it when the server has answered. What the server refuses goes back
 * to the form. Never throws.
 */
export async function sendThroughOutbox(entry: NewEntry, { token, onStored }: Options): Promise<OutboxOutcome> {
  const startedAt = Date.now()
  const isInOutbox = await putIntoOutbox({
    ...entry,
    madeAt: new Date(startedAt).toISOString(),
    // Until then other tabs do not send it; after a crash they do.
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

/** An entry that could not be removed is sent once more, and the server answers as before. */
const ignore = (): void => undefined
