import type { AfterErrorHook } from 'payload'

import { noticingOutage } from '@/server/database/outage'
import { isPassingTrouble } from '@/server/database/passing-trouble'
import { Refusal, refusalResponse } from '@/server/security/refusal'

/** Long enough for a database to come back, short enough for a person who waits. */
export const RETRY_AFTER = { 'Retry-After': '10' } as const

export const AWAY = 'The guide cannot reach its database at the moment. Nothing is lost: please try again in a minute.'

/** 503 in the shape of the CMS's own errors, so that the admin shows the sentence. */
export const awayResponse = (): Response => refusalResponse(new Refusal(503, AWAY, { headers: RETRY_AFTER }))

type OutageOptions = {
  /** Nothing is changed by it, so that an answer may be thrown away. */
  readonly isRead: boolean
  readonly away?: () => Response
}

/**
 * Runs what answers a request. What it says after it got no connection to the database is not to be believed: `401` for a
 * session that could not be looked up, nobody for whoever is signed in, `500` for everything else. It becomes 503.
 */
export async function answerOutages(
  { isRead, away = awayResponse }: OutageOptions,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    const { result, isAway } = await noticingOutage(work)
    // What was written is written, whatever went wrong afterwards.
    return isAway && (isRead || result.status >= 400) ? away() : result
  } catch (error) {
    if (isPassingTrouble(error)) return away()
    throw error
  }
}

/** What a read brings; `null` when it fails, and soon when the database hangs. What failed is in the log of the driver. */
export const readOrNull = <Result>(read: () => Promise<Result>): Promise<Result | null> =>
  noticingOutage(read).then(
    ({ result }) => result,
    () => null,
  )

/** Payload answers 500 to a connection that breaks off, to a lock that is not given and to a server that is shut down. */
export const answerPassingTrouble: AfterErrorHook = ({ error }) =>
  isPassingTrouble(error) ? { status: 503, response: { errors: [{ message: AWAY }] } } : undefined
