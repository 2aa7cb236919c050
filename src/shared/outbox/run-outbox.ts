import { fetchFormToken } from '@/browser/form-token'
import { submit } from '@/queries/submit'
import { toast } from '@/shared/toasts/use-toast'

import type { OutboxEntry } from './model/outbox-entry'
import { outboxStore } from './outbox-store'
import { saveReceipt } from './receipts'
import { sendWaiting } from './send-waiting'

/** Held while what waits is sent: several tabs are open, and one of them sends. */
const LOCK = 'guide-outbox'

let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what waits unless another tab does, and comes back when the next try is due. Never fails. */
export async function runOutbox(): Promise<void> {
  clearTimeout(timer)
  try {
    await alone(sendAndTell)
  } catch {
    // A browser that refuses its storage now may give it with the next page.
  }
}

/** Tries again after a while, also when no browser says that the network is back: one that lies was never gone. */
export function scheduleOutbox(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void runOutbox(), milliseconds)
}

async function sendAndTell(): Promise<void> {
  const { sent, refused, nextInMs } = await sendWaiting({
    store: outboxStore,
    submit,
    fetchToken: fetchFormToken,
    saveReceipt: (entry, receipt) => void saveReceipt(entry, receipt, new Date()),
    now: Date.now,
    rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
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
}

const titles = (entries: readonly OutboxEntry[]): string => entries.map(({ title }) => `“${title}”`).join(', ')

/** Without locks, as on pages that came without TLS, the server's knowledge of the keys has to do. */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) return work()
  await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()))
}

/** As a page, which the device can answer where the framework's part of it needs a network. */
function openPage(path: string): void {
  location.assign(path)
}
