import type { SerwistPlugin } from 'serwist'

import { isKept } from '@/lib/offline/fetch-copy'

/** Longest a reader waits for the network when there is a copy. Seconds. */
export const PATIENCE_S = 2

/** The same while the network has just failed. */
export const IMPATIENCE_S = 0.3

/** So long a network that failed counts as none. */
const MEMORY_MS = 15_000

let failedAt = Number.NEGATIVE_INFINITY

export const networkFailed = (): void => {
  failedAt = Date.now()
}

export const isNetworkAway = (): boolean => Date.now() - failedAt < MEMORY_MS

/** Remembers how the network does, and keeps only what may be kept. A server that cannot answer counts as no network. */
export const watchNetwork: SerwistPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status >= 500) {
      if (state) state['refused'] = response
      throw new Error(`The server answered ${response.status}`)
    }
    failedAt = Number.NEGATIVE_INFINITY
    return response
  },
  cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
}
