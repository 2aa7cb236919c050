import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { env } from '@/env'
import { codeOrName } from '@/lib/error-code'
import { holdLines } from '@/lib/hold-lines'
import { isTransientError, isUnreadableValue } from '@/server/database/transient-error'
import { type Answer, Refusal, refusalAnswer, unreadableValue } from '@/server/http/answers'
import { BusyError, type Slots } from '@/server/slots'

const RETRY_AFTER_SECONDS = 30

/** Shorter than above: waiting senders are served sooner than a database comes back. */
const RETRY_AFTER_CROWD_SECONDS = 10

/**
 * A step that was reached, or ended by the database, after the sender's time. It can come a moment before our own clock
 * strikes: the database counts from when it was first asked.
 */
export class TooLateError extends Error {
  constructor(options?: ErrorOptions) {
    super('The sender is not waiting any more', options)
  }
}

/** Of an outage all senders are part of; a fault of ours has a line for each, as its number is told to its sender. */
const OUTAGE_LINES_MS = 60_000

const reportOutage = holdLines<{ readonly payload: Payload; readonly line: object }>({
  intervalMs: OUTAGE_LINES_MS,
  write: ({ payload, line }, heldBack) => payload.logger.error(heldBack === 0 ? line : { ...line, heldBack }),
})

type Work<Body> = {
  /** What the sender wants to be answered with: the header of that name. */
  readonly accept?: string | null
  readonly cms: () => Promise<Payload>
  readonly receive: () => Promise<Body>
  /** `msLeft` returns how long the sender still waits, in milliseconds. */
  readonly handle: (payload: Payload, body: Body, msLeft: () => number) => Promise<Answer>
  /** The slots to wait for between the two; without it there is no wait. */
  readonly turn?: { readonly slots: Slots; readonly network: string }
}

/**
 * Receives a body, waits for a turn, runs a handler on the body and turns what any of them throws into an answer; 503 when
 * the handler is not done in time, which is how a database that hangs shows: then those who wait for a turn are refused
 * at once. A slow line and other senders take none of that time: the web server limits how long a sender may take.
 */
export async function answerInTime<Body>({ accept, cms, receive, handle, turn }: Work<Body>): Promise<Answer> {
  let payload: Payload | undefined
  try {
    const body = await receive()
    const handleInTime = async (): Promise<Answer> => {
      let endsAt = performance.now() + env.SUBMISSION_DEADLINE_MS
      let timer: NodeJS.Timeout | undefined
      const deadline = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          // A timer may fire a moment early.
          endsAt = 0
          reject(new TooLateError())
        }, env.SUBMISSION_DEADLINE_MS)
      })
      const work = async (): Promise<Answer> => {
        payload = await cms()
        return handle(payload, body, () => endsAt - performance.now())
      }
      try {
        return await Promise.race([work(), deadline])
      } catch (error) {
        if (error instanceof TooLateError) turn?.slots.refuseWaiting(error)
        throw error
      } finally {
        clearTimeout(timer)
      }
    }
    // The turn ends also when the work hangs: the next caller tries whether it still does.
    return await (turn === undefined ? handleInTime() : turn.slots.run(turn.network, handleInTime))
  } catch (error) {
    return refusalAnswer('submission', toRefusal(error, payload), accept)
  }
}

function toRefusal(error: unknown, payload: Payload | undefined): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof TooLateError) return unavailable()
  if (error instanceof BusyError) return crowded()
  if (isUnreadableValue(error)) return unreadableValue()
  const requestId = randomUUID()
  // The message of a database error repeats what was sent; so only its code is logged.
  const line = { msg: 'A submission was not stored', requestId, code: codeOrName(error) }
  if (payload === undefined) return unavailable()
  if (isTransientError(error)) {
    reportOutage({ payload, line })
    return unavailable()
  }
  payload.logger.error(line)
  return new Refusal(500, `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`, {
    headers: { 'X-Request-Id': requestId },
  })
}

const unavailable = (): Refusal =>
  new Refusal(503, 'The guide cannot store anything at the moment. Please send it again in a minute.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })

const crowded = (): Refusal =>
  new Refusal(503, `Many people are sending. Please send it again in ${RETRY_AFTER_CROWD_SECONDS} seconds.`, {
    retryAfterSeconds: RETRY_AFTER_CROWD_SECONDS,
  })

export const tooMany = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, `Too many were sent from your network. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  })
