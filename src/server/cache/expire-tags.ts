import { revalidateTag } from 'next/cache'
import type { Payload } from 'payload'

import type { CacheTag } from './tags'

/**
 * Invalidates what was cached under the tags, so that the next reader gets the new content. Safe in hooks, jobs and route
 * handlers; outside a Next.js request (seed, command line) there is no cache to expire and it does nothing but log. When
 * the framework has expired them, src/web-server/next-internals/framework-store.ts hears of it and cached responses follow.
 */
export function expireTags(tags: readonly CacheTag[], logger: Payload['logger']): void {
  for (const tag of new Set(tags)) {
    try {
      revalidateTag(tag, { expire: 0 })
    } catch (err) {
      logger.warn({ msg: `Cached pages named "${tag}" were not renewed: no web request around this change`, err })
    }
  }
}
