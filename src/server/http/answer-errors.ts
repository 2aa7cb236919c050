import { randomUUID } from 'node:crypto'

import { trackOutage } from '@/server/database/outage'
import { isTransientError } from '@/server/database/transient-error'

import { brokenRefusal, type Caller, Refusal, refusalResponse } from './answers'

/** Long enough for a database to come back, short enough for a person who waits. */
const RETRY_AFTER_SECONDS = 10

export const databaseAway = (): Refusal =>
  new Refusal(
    503,
    'The guide cannot reach its database at the moment. Nothing is lost: please try again in a minute.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  )

/** While the database does not answer who reads. Says when to try again and nothing about the cause. */
export const unavailable = (): Response =>
  refusalResponse(
    'read',
    new Refusal(503, 'The guide cannot read its data at the moment. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    }),
  )

/** What stands behind us has answered a request with a fault of its own. */
export class FaultError extends Error {
  constructor(readonly status: number) {
    super(`answered ${status}`)
  }
}

type Options = {
  /** Nothing is changed by it, so that an answer may be thrown away. */
  readonly isRead: boolean
  readonly caller: Caller
  /** Writes to the log what is no refusal; without it, that is left to the framework. */
  readonly report?: (fault: { readonly requestId: string; readonly err: unknown }) => Promise<void> | void
}

/**
 * Runs what answers a request, and turns what it throws into an answer. What it says after it got no connection to the
 * database is wrong: `401` for a session that could not be looked up, an empty user for a signed-in one, `500` for
 * everything else. It becomes 503.
 */
export async function answerErrors(options: Options, work: () => Promise<Response>): Promise<Response> {
  const { isRead, caller } = options
  try {
    const { result, isAway } = await trackOutage(() => work().catch((error: unknown) => answerThrown(options, error)))
    // What was written is written, whatever went wrong afterwards.
    return isAway && (isRead || result.status >= 400) ? refusalResponse(caller, databaseAway()) : result
  } catch (error) {
    if (isTransientError(error)) return refusalResponse(caller, databaseAway())
    throw error
  }
}

async function answerThrown({ caller, report }: Options, error: unknown): Promise<Response> {
  if (error instanceof Refusal) return refusalResponse(caller, error)
  if (report === undefined) throw error
  const requestId = randomUUID()
  await report({ requestId, err: error })
  const status = error instanceof FaultError ? error.status : 500
  const isAway = status === 503 || isTransientError(error)
  return refusalResponse(caller, isAway ? databaseAway() : brokenRefusal(requestId, status))
}

/**
 * What a read brings; `null` when it fails, and soon when the database hangs. What failed is in the log of the driver; a public
 * answer names no host and no reason.
 */
export const readOrNull = <Result>(read: () => Promise<Result>): Promise<Result | null> =>
  trackOutage(read).then(
    ({ result }) => result,
    () => null,
  )
