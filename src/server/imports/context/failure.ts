/** Why an import ended without having changed anything. Each has a sentence for the person who asked. */
export type FailureReason =
  | 'source-unreachable'
  | 'source-busy'
  | 'source-refused'
  | 'source-too-slow'
  | 'source-too-large'
  | 'source-not-an-answer'
  | 'source-not-allowed'
  | 'empty-answer'
  | 'much-smaller'
  | 'older-copy'
  | 'too-many-refused'
  | 'plan-changed'
  | 'cancelled'
  | 'lost'
  | 'internal'

const httpStatus: Readonly<Record<FailureReason, number>> = {
  'source-unreachable': 502,
  'source-busy': 503,
  'source-refused': 502,
  'source-too-slow': 504,
  'source-too-large': 502,
  'source-not-an-answer': 502,
  'source-not-allowed': 500,
  'empty-answer': 422,
  'much-smaller': 422,
  'older-copy': 422,
  'too-many-refused': 422,
  'plan-changed': 409,
  cancelled: 409,
  lost: 503,
  internal: 500,
}

// The keys are what the type says.
export const failureReasons = Object.keys(httpStatus) as [FailureReason, ...FailureReason[]]

export const CANCELLED = 'The import was cancelled. Nothing has changed.'

/** An import that failed in a way a person can act on. Nothing has been written. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure'

  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
    /** What a page needs besides the sentence, for the report of the run. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message, options)
  }
}

export function statusOfFailure(reason: FailureReason): number {
  return httpStatus[reason]
}

export function isFailureReason(value: unknown): value is FailureReason {
  return typeof value === 'string' && Object.hasOwn(httpStatus, value)
}
