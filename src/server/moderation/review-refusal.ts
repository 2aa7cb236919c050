import type { ReviewResult } from '@/contracts/review-results'

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
