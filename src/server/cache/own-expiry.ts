import type { PayloadRequest } from 'payload'

import type { CacheTag } from './tags'

/**
 * Set in `req.context` by writers that expire the cache once, after their commit: a set that the hooks fill with what
 * their changes touch. Who has nothing to expire, because there is no cache or all is rolled back, leaves it unread.
 */
export const OWN_EXPIRY = 'ownExpiry'

/** `null` where the hooks expire at once. */
export const getOwnExpiry = ({ context }: Pick<PayloadRequest, 'context'>): Set<CacheTag> | null =>
  (context[OWN_EXPIRY] as Set<CacheTag> | undefined) ?? null
