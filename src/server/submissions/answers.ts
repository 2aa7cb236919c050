import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import type { Accepted, Refused } from '@/contracts/submission-parts'
import { env } from '@/env'
import { codeOrName, errorCode } from '@/lib/error-code'
import { isPassingTrouble } from '@/server/database/passing-trouble'
import { type Answer, jsonAnswer } from '@/server/http/answers'
import { Refusal } from '@/server/http/answers'
import { BusyError, type Slots } from '@/server/slots'

const RETRY_AFTER_SECONDS = 30

/** A crowd is gone sooner than a database comes back. */
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

const noStore = { 'Cache-Control': 'no-store' } as const

export const accepted = (receipt: string): Answer =>
  jsonAnswer(201, { success: true, receipt } satisfies Accepted, noStore)

export function refused(
  status: number,
  error: string,
  { fields, headers }: { fields?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
): Answer {
  const body: Refused = { success: false, error, ...(fields === undefined ? {} : { fields: { ...fields } }) }
  return jsonAnswer(status, body, { ...noStore, ...headers })
}

export const invalid = (fields: Readonly<Record<string, string>>): Answer =>
  refused(400, 'Please correct what is marked.', { fields })

export const limited = (retryAfterSeconds: number): Answer =>
  refused(429, `Too many were sent from your network. Try again in ${retryAfterSeconds} seconds.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })

const unavailable = (): Answer =>
  refused(503, 'The guide cannot store anything at the moment. Please send it again in a minute.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  })

const crowded = (): Answer =>
  refused(503, `Many people are sending. Please send it again in ${RETRY_AFTER_CROWD_SECONDS} seconds.`, {
    headers: { 'Retry-After': String(RETRY_AFTER_CROWD_SECONDS) },
  })

type Work<Body> = {
  readonly cms: () => Promise<Payload>
  readonly receive: () => Promise<Body>
  /** `msLeft` tells how long anybody still waits, in milliseconds. */
  readonly handle: (payload: Payload, body: Body, msLeft: () => number) => Promise<Answer>
  /** What is waited for between the two, by whom; at once where it is left out. */
  readonly turn?: { readonly slots: Slots; readonly network: string }
}

/**
 * Receives a body, waits for a turn, runs a handler on the body and turns what any of them throws into an answer; 503 when
 * the handler is not done in time, which is how a database that hangs shows: then nobody else waits for a turn any longer. A
 * slow line and other senders take none of that time: how long somebody may send is the web server's to say.
 */
export async function answerInTime<Body>({ cms, receive, handle, turn }: Work<Body>): Promise<Answer> {
  const received = await settled(receive)
  if ('error' in received) return failedAnswer(received.error, undefined)
  const taken = await settled(async () => turn?.slots.enter(turn.network))
  if ('error' in taken) return failedAnswer(taken.error, undefined)

  const endsAt = performance.now() + env.SUBMISSION_DEADLINE_MS
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const tooLate = (error = new TooLateError()): Answer => {
    turn?.slots.refuseWaiting(error)
    return unavailable()
  }
  const deadline = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      isOver = true
      resolve(tooLate())
    }, env.SUBMISSION_DEADLINE_MS)
  })
  const work = async (): Promise<Answer> => {
    let payload: Payload | undefined
    try {
      payload = await cms()
      return await handle(payload, received.value, () => (isOver ? -1 : endsAt - performance.now()))
    } catch (error) {
      if (isOver) return unavailable()
      return error instanceof TooLateError ? tooLate(error) : failedAnswer(error, payload)
    }
  }
  return Promise.race([work(), deadline]).finally(() => {
    clearTimeout(timer)
    // What hangs keeps no turn: the next one is to find out whether it still does.
    taken.value?.()
  })
}

const settled = <Value>(work: () => Promise<Value>): Promise<{ value: Value } | { error: unknown }> =>
  work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

function failedAnswer(error: unknown, payload: Payload | undefined): Answer {
  if (error instanceof TooLateError) return unavailable()
  if (error instanceof BusyError) return crowded()
  return error instanceof Refusal ? refusalAnswer(error) : brokenAnswer(error, payload)
}

const refusalAnswer = ({ status, message, details }: Refusal): Answer =>
  refused(status, message, {
    ...(details.field === undefined ? {} : { fields: { [details.field]: message } }),
    ...(details.headers === undefined ? {} : { headers: details.headers }),
  })

/** A value the database cannot read or an enumeration does not know. */
const UNREADABLE = /^22/

function brokenAnswer(error: unknown, payload: Payload | undefined): Answer {
  const code = errorCode(error)
  if (code !== null && UNREADABLE.test(code)) {
    return refused(400, 'A value in the request is not of the kind its field holds.')
  }
  const requestId = randomUUID()
  // The message of a database error repeats what was sent; the log is told the code and nothing a person wrote.
  payload?.logger.error({ msg: 'A submission was not stored', requestId, code: codeOrName(error) })
  if (isPassingTrouble(error) || payload === undefined) return unavailable()
  return refused(500, `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`, {
    headers: { 'X-Request-Id': requestId },
  })
}
