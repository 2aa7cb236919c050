import type { Payload } from 'payload'

import { forgetWhatIsDue } from '@/server/erasure/retention'
import { forgetNetworks } from '@/server/submissions/network'

import { expireClaims } from './claims'

/** What the minute tick does for the review queue. Never throws: the other work of the tick goes on without it. */
export async function runReviewChores(payload: Payload): Promise<void> {
  for (const chore of [expireClaims, forgetNetworks, forgetWhatIsDue]) {
    try {
      await chore(payload)
    } catch (err) {
      payload.logger.error({ msg: `A chore of the review queue failed: ${chore.name}`, err })
    }
  }
}
