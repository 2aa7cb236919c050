import { secondsToKeep } from '@/domain/notices/announced-notices'

/**
 * For an answer that changes by itself at these moments, in milliseconds since 1970. No cache, ours neither
 * (src/web-server/response-cache.ts), may send it once its time is over: it may name what has ended.
 */
export const noticesCacheControl = (moments: readonly number[], now: number): string =>
  `public, max-age=0, s-maxage=${secondsToKeep(moments, now)}, must-revalidate`
