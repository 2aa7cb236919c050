import type { SerwistPlugin } from 'serwist'

let untilDeletion = new AbortController()

/** Aborted when a reader deletes the data on this device: what was begun before must not be stored after it. */
export const deletionSignal = (): AbortSignal => untilDeletion.signal

export function abortStores(): void {
  untilDeletion.abort()
  untilDeletion = new AbortController()
}

/** Stores nothing of a request that was under way when the data on this device was deleted. */
export const dropAfterDeletion: SerwistPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['deletion'] = deletionSignal()
  },
  cacheWillUpdate: async ({ response, state }) => (isDeleted(state) ? null : response),
  // Between the two, the cache was opened anew.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (isDeleted(state)) await (await caches.open(cacheName)).delete(request)
  },
}

const isDeleted = (state: Readonly<Record<string, unknown>> | undefined): boolean =>
  state?.['deletion'] instanceof AbortSignal && state['deletion'].aborted

/**
 * Removes the oldest entries of a cache above a number. A cache lists them in the order they were stored, and a renewed one is
 * stored anew, so that nobody has to note when a page was opened.
 */
export const keepNewest = (maxEntries: number): SerwistPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -maxEntries).map((key) => cache.delete(key)))
  },
})
