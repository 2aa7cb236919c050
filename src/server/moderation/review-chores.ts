import type { Payload } from 'payload'

import { eraseExpired } from '@/server/erasure/retention'
import { clearNetworks } from '@/server/submissions/network'

import { expireClaims } from './claims'

/** What the minute tick does for the review queue. Never throws: the other work of the tick goes on without it. */
export async function runReviewChores(payload: Payload): Promise<void> {
  for (const chore of [expireClaims, clearNetworks, eraseExpired]) {
    try {
      await chore(payload)
    } catch (err) {
      payload.logger.error({ msg: `A chore of the review queue failed: ${chore.name}`, err })
    }
  }
}
