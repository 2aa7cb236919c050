import type { SerwistPlugin } from 'serwist'

let untilForgotten = new AbortController()

/** Aborted when a reader deletes the data on this device: what was begun before must not be stored after it. */
export const forgotten = (): AbortSignal => untilForgotten.signal

export function forget(): void {
  untilForgotten.abort()
  untilForgotten = new AbortController()
}

/** Stores nothing of a request that was under way when the data on this device was deleted. */
export const forgetful: SerwistPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['forgotten'] = forgotten()
  },
  cacheWillUpdate: async ({ response, state }) => (isForgotten(state) ? null : response),
  // Between the two, the cache was opened anew.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (isForgotten(state)) await (await caches.open(cacheName)).delete(request)
  },
}

const isForgotten = (state: Readonly<Record<string, unknown>> | undefined): boolean =>
  state?.['forgotten'] instanceof AbortSignal && state['forgotten'].aborted

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
