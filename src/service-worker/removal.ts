import { worker } from './scope'

/** Served instead of the worker when SERVICE_WORKER is off: takes over at once, deletes all caches, and unregisters itself. */
worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(remove())
})

/**
 * A page that was open before registers the worker when it is idle (src/features/offline/work-when-idle.ts). If this worker has
 * unregistered itself by then, that registers it again, without another `activate`, because the script is the same. Such a
 * page then sends a message: it is the sign to unregister again.
 */
worker.addEventListener('message', (event) => {
  event.waitUntil(remove())
})

/** Unregisters even when a cache cannot be deleted. */
async function remove(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.allSettled(names.map((name) => caches.delete(name)))
  } finally {
    await worker.registration.unregister()
  }
}
