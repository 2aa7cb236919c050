import { worker } from './scope'

/** In the worker's place when the setting SERVICE_WORKER is off: takes over at once, removes all that was kept, and itself. */
worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(remove())
})

/**
 * A page that was open before registers its worker when it is at rest (src/features/offline/work-when-idle.ts).
 * If this one has removed itself by then, that takes the removal back: it is the worker again, and as nothing about it is
 * new it is not activated a second time. What such a page says next is the sign to go again.
 */
worker.addEventListener('message', (event) => {
  event.waitUntil(remove())
})

/** What cannot be deleted does not keep the worker. */
async function remove(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.allSettled(names.map((name) => caches.delete(name)))
  } finally {
    await worker.registration.unregister()
  }
}
