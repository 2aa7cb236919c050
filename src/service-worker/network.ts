import type { SerwistPlugin } from 'serwist'

import { OFFLINE_PAGE } from '@/domain/offline/caches'
import { isKept } from '@/domain/offline/fetch-copy'

import { copyOf, marked, youngest } from './copies'

/** Longest a reader waits for the network when there is a copy. Seconds. */
export const PATIENCE_S = 2

/** The same while the network has just failed. */
export const IMPATIENCE_S = 0.3

/** So long a network that failed counts as none. */
const MEMORY_MS = 15_000

let failedAt = Number.NEGATIVE_INFINITY

/** A page that is left takes back what it has asked for, which says nothing about the network. */
export const networkFailed = ({ signal }: Pick<Request, 'signal'>): void => {
  if (!signal.aborted) failedAt = Date.now()
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

/** What the device has, when the network fails or takes too long; with none the server's refusal, or a page that says so. */
export const deviceInstead: SerwistPlugin = {
  // What one callback notes for another is of the same plugin.
  ...watchNetwork,
  // Reached when the network has failed or takes too long.
  cachedResponseWillBeUsed: async ({ request }) => {
    networkFailed(request)
    const copy = await copyOf(new URL(request.url))
    return copy === undefined ? undefined : marked(copy)
  },
  handlerDidError: async ({ request, state }) => (state?.['refused'] as Response | undefined) ?? standIn(request),
}

async function standIn(request: Request): Promise<Response> {
  const page = request.mode === 'navigate' ? await youngest(OFFLINE_PAGE) : undefined
  return page ?? Response.error()
}
