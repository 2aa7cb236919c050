import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

import type { Recommendation } from '@/payload-types'
import { DECIDED } from '@/server/moderation/review-context'

const FORBIDDEN = 403

/**
 * Submissions change by a review and by nothing else: not by the admin's form, REST, GraphQL, a bulk change, the trash, a
 * copy, a job or another part of the server, whatever rights its call has.
 */
export const refuseWritesOutsideReview: CollectionBeforeChangeHook<Recommendation> = ({ data, operation, req }) => {
  if (req.context[DECIDED] === true) return data
  const isNew = operation === 'create' && (data.status === undefined || data.status === 'pending-review')
  if (!isNew) {
    throw new APIError('A submission is changed in the review queue only.', FORBIDDEN, null, true)
  }
  return data
}

export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError('A submission is never deleted: mark it as spam or reject it.', FORBIDDEN, null, true)
}
