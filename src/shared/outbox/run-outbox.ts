import { fetchFormToken } from '@/browser/form-token'
import { openPage } from '@/browser/open-page'
import { submit } from '@/queries/submit'
import { toast } from '@/shared/toasts/use-toast'

import type { OutboxEntry } from './model/outbox-entry'
import { outboxStore } from './outbox-store'
import { saveReceipt } from './receipts'
import { type SentWaiting, sendWaiting } from './send-waiting'

/** Held by the tab that sends, so that no other one does. */
const LOCK = 'guide-outbox'

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what waits unless another tab does, and comes back when the next try is due. Never fails.
 *
 * @param options.isAsked see `sendWaiting`
 * @returns `null` where another tab sends, or the browser refuses its storage
 */
export async function runOutbox(options?: { readonly isAsked: boolean }): Promise<SentWaiting | null> {
  clearTimeout(timer)
  try {
    return await alone(() => sendAndTell(options))
  } catch {
    // The next page tries again.
    return null
  }
}

/** Tries again after a while. Not every browser reports that the network is back, so `online` events are not enough. */
export function scheduleOutbox(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void runOutbox(), milliseconds)
}

async function sendAndTell(options?: { readonly isAsked: boolean }): Promise<SentWaiting> {
  const outcome = await sendWaiting(
    {
      store: outboxStore,
      submit,
      fetchToken: fetchFormToken,
      saveReceipt: (entry, receipt) => void saveReceipt(entry, receipt, new Date()),
      now: Date.now,
      rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    options,
  )
  const { sent, refused, nextInMs } = outcome
  if (refused.length > 0) {
    toast({
      title: 'Not taken',
      description: `${titles(refused)}\nIt is kept on this device, with the reason.`,
      variant: 'destructive',
      action: { label: 'See why', onSelect: () => openPage('/recommendations#waiting') },
      duration: Infinity,
    })
  } else if (sent.length > 0) {
    toast({ title: 'Sent', description: `What waited on this device: ${titles(sent)}`, variant: 'success' })
  }
  if (nextInMs !== null) scheduleOutbox(nextInMs)
  return outcome
}

const titles = (entries: readonly OutboxEntry[]): string => entries.map(({ title }) => `“${title}”`).join(', ')

/** Runs in one tab at a time. Pages without TLS have no locks; there the server recognizes a key that is sent twice. */
async function alone<Value>(work: () => Promise<Value>): Promise<Value | null> {
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) return work()
  return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? null : work()))
}
