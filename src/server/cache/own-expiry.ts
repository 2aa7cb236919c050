/** Set in `req.context` by bulk writers that expire the cache once at their end. */
export const SKIP_EXPIRY = 'skipCacheExpiry'
