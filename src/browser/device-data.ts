import { EXPIRY_DATABASE, STOP_STORING, GUIDE_CACHE } from '@/domain/offline/caches'

import { OUTBOX_DATABASE } from './outbox-mark'
import { deleteReloadedBuilds } from './reloaded-builds'
import { deleteTourProgress } from './stored-tour'
import { announceStoredChange, deleteStoredData } from './stored-values'

/** Longest the service worker is waited for: one of an earlier build does not answer. Milliseconds. */
const WORKER_LIMIT_MS = 2_000

/**
 * Deletes what the guide has stored on this device, in every store, and nothing that another site at the same address has.
 * The service worker itself stays: it is a script, the same for everybody. False when the browser refused any of it.
 */
export async function deleteDeviceData(): Promise<boolean> {
  const session = () => window.sessionStorage
  const isDone = [
    deleteStoredData(() => window.localStorage),
    deleteTourProgress(session),
    deleteReloadedBuilds(session),
  ]
  await Promise.all([
    ...[OUTBOX_DATABASE, EXPIRY_DATABASE].map(deleteDatabase),
    // Before the caches: what it has under way would come after them.
    stopWorkerStores().then(deleteCaches),
  ])
  announceStoredChange(window)
  return isDone.every(Boolean)
}

/** Where there is no such storage nothing was stored. One that another page holds open is deleted when that closes it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(name)
      deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve()
    } catch {
      // Refused in some private windows.
      resolve()
    }
  })
}

/** Not there without TLS, and refused in some private windows: then nothing was saved. */
async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys().catch(() => [])
  const ours = names.filter((name) => name.startsWith(GUIDE_CACHE))
  await Promise.all(ours.map((name) => caches.delete(name))).catch(() => undefined)
}

/** Returns when the worker no longer stores what it is fetching, or after a while. */
async function stopWorkerStores(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>
  const registration = await serviceWorker?.getRegistration().catch(() => undefined)
  const active = registration?.active
  if (!active) return
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    setTimeout(resolve, WORKER_LIMIT_MS)
    active.postMessage(STOP_STORING, [port2])
  })
}
