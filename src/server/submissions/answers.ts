import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import type { Accepted, Refused } from '@/contracts/submission-parts'
import { env } from '@/env'
import { codeOrName, errorCode } from '@/lib/error-code'
import { isPassingTrouble } from '@/server/database/passing-trouble'
import { type Answer, jsonAnswer } from '@/server/http/answer'
import { Refusal } from '@/server/security/refusal'

const RETRY_AFTER_SECONDS = 30

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

/**
 * Receives a body, runs a handler on it and turns what either throws into an answer; 503 when the handler is not done in
 * time, which is how a database that hangs shows. A slow line takes none of that time: how long somebody may send is the
 * web server's to say. `msLeft` tells the handler how long anybody still waits, in milliseconds.
 */
export async function answerInTime<Body>(
  cms: () => Promise<Payload>,
  receive: () => Promise<Body>,
  handle: (payload: Payload, body: Body, msLeft: () => number) => Promise<Answer>,
): Promise<Answer> {
  const received = await settled(receive)
  if ('error' in received) return failedAnswer(received.error, undefined)

  const endsAt = performance.now() + env.SUBMISSION_DEADLINE_MS
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      isOver = true
      resolve(unavailable())
    }, env.SUBMISSION_DEADLINE_MS)
  })
  const work = async (): Promise<Answer> => {
    let payload: Payload | undefined
    try {
      payload = await cms()
      return await handle(payload, received.value, () => (isOver ? -1 : endsAt - performance.now()))
    } catch (error) {
      return isOver ? unavailable() : failedAnswer(error, payload)
    }
  }
  return Promise.race([work(), deadline]).finally(() => clearTimeout(timer))
}

const settled = <Value>(work: () => Promise<Value>): Promise<{ value: Value } | { error: unknown }> =>
  work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

function failedAnswer(error: unknown, payload: Payload | undefined): Answer {
  if (error instanceof TooLateError) return unavailable()
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
