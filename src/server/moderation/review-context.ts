import type { Payload, PayloadRequest } from 'payload'

import type { SettlingRequest } from '@/contracts/handed-over'
import type { ReviewRequest } from '@/contracts/review-decisions'
import type { ReviewResult } from '@/contracts/review-results'
import type { User } from '@/payload-types'

/** The transaction a review runs in, and whose it is. */
export type ReviewContext = {
  readonly payload: Payload
  readonly req: PayloadRequest
  readonly now: Date
  readonly actor: User
  /** What staff are called in the log and to each other. */
  readonly actorName: string
}

/** What moderators ask, and what editors do about a report that was handed to them. */
export type AnyReviewRequest = ReviewRequest | SettlingRequest

/** One item of a request: the request with its other items left out. */
export type ReviewOfOne = {
  [Action in AnyReviewRequest['action']]: Omit<Extract<AnyReviewRequest, { action: Action }>, 'items'> & {
    readonly item: Extract<AnyReviewRequest, { action: Action }>['items'][number]
  }
}[AnyReviewRequest['action']]

/** Marks a write of a review in `req.context`: the collection lets nothing else through. No request carries a context. */
export const DECIDED = 'decidedByReview'

type Failure = Extract<ReviewResult, { ok: false }>

/** Thrown inside a review to leave the item as it was, with an answer a moderator can act on. */
export class ReviewRefusal extends Error {
  override readonly name = 'ReviewRefusal'

  constructor(
    readonly code: Failure['code'],
    message: string,
    readonly details: Pick<Failure, 'current' | 'fields'> = {},
  ) {
    super(message)
  }
}

/** A refusal that is shown beside the field it is about. */
export const invalidField = (field: string, message: string): ReviewRefusal =>
  new ReviewRefusal('invalid', message, { fields: { [field]: message } })
