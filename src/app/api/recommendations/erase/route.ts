import { eraseByReceipt } from '@/server/erasure/erase-by-receipt'
import { directCall } from '@/server/http/direct-call'
import { findStatus } from '@/server/submissions/find-status'

import { byReceipt } from '../find-by-receipt'

/** Erases what its sender wrote, and answers what is known of it from then on. Safe to repeat. */
export const POST = directCall(
  '/api/recommendations/erase',
  byReceipt(async (payload, receipt) => {
    await eraseByReceipt(payload, receipt)
    return findStatus(payload, receipt)
  }),
)
