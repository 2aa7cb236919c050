import { createHash, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

/** Whether the request carries the server's own secret; compared in constant time over hashes of equal length. */
export function hasCronSecret(headers: Headers): boolean {
  const authorization = headers.get('authorization') ?? ''
  return timingSafeEqual(digest(authorization), digest(`Bearer ${env.CRON_SECRET}`))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
