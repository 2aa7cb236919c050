import type { SerwistPlugin } from 'serwist'

import { OFFLINE_PAGE } from '@/domain/offline/caches'
import { isCacheable } from '@/domain/offline/fetch-copy'

import { findCopy, addSavedNote, findYoungest } from './copies'

/** Longest a reader waits for the network when there is a copy. Seconds. */
export const PATIENCE_S = 2

/** The same while the network has just failed. */
export const KNOWN_OFFLINE_TIMEOUT_S = 0.3

/** After a failure the network counts as away for this long. */
const MEMORY_MS = 15_000

/** By `performance.now`: the clock of a device may be set back meanwhile. */
let failedAt = Number.NEGATIVE_INFINITY

/** An aborted request does not count: a page that is left aborts its requests, whatever the network does. */
export const networkFailed = ({ signal }: Pick<Request, 'signal'>): void => {
  if (!signal.aborted) failedAt = performance.now()
}

export const isNetworkAway = (): boolean => performance.now() - failedAt < MEMORY_MS

/** Notes whether the network works, and stores only what may be stored. A server error counts as no network. */
export const watchNetwork: SerwistPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status >= 500) {
      if (state) state['refused'] = response
      throw new Error(`The server answered ${response.status}`)
    }
    failedAt = Number.NEGATIVE_INFINITY
    return response
  },
  cacheWillUpdate: async ({ request, response }) =>
    isCacheable(response, new URL(request.url).pathname) ? response : null,
}

/** Answers from the device when the network fails or is slow; without a copy, the server's error or the offline page. */
export const deviceInstead: SerwistPlugin = {
  // What one callback notes for another is of the same plugin.
  ...watchNetwork,
  // Reached when the network has failed or takes too long.
  cachedResponseWillBeUsed: async ({ request }) => {
    networkFailed(request)
    const copy = await findCopy(new URL(request.url))
    return copy === undefined ? undefined : addSavedNote(copy)
  },
  handlerDidError: async ({ request, state }) => (state?.['refused'] as Response | undefined) ?? fallBack(request),
}

async function fallBack(request: Request): Promise<Response> {
  const page = request.mode === 'navigate' ? await findYoungest(OFFLINE_PAGE) : undefined
  return page ?? Response.error()
}
