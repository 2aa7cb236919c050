import { directCall } from '@/server/http/direct-call'
import { findStatus } from '@/server/submissions/find-status'

import { byReceipt } from '../find-by-receipt'

/** What became of a submission. Says nothing about who sent it. */
export const POST = directCall('/api/recommendations/status', byReceipt(findStatus))
