import { STATUS_CODES } from 'node:http'

import { mediaType } from './content-type'

/**
 * An answer in its parts. To make a `Response` and read it again costs more than all else that is done for a small
 * answer without the framework: see `directCall`.
 */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** JSON for this caller alone. */
export const jsonAnswer = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

export const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers })

export const jsonResponse = (body: unknown, status = 200, headers: Answer['headers'] = {}): Response =>
  toResponse(jsonAnswer(status, body, headers))

type Details = {
  /** Path of what is wrong in the body. */
  readonly field?: string
  readonly retryAfterSeconds?: number
  readonly headers?: Answer['headers']
  /** What the body says besides the sentence. */
  readonly more?: Readonly<Record<string, unknown>>
}

/** Thrown to end a request with an answer a person can act on. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message)
  }
}

/** How a refusal reads, by who calls. */
export const refusalBodies = {
  /**
   * Payload's own errors, so that the admin shows the sentence. Its forms take those of the list apart at colons and commas, as
   * names of fields ("This can only be done from http (2)"); what stands beside the list they show as it is.
   */
  cms: (message: string, field?: string) => ({
    ...(field === undefined && { message }),
    errors: [{ message, ...(field === undefined ? {} : { data: { errors: [{ message, path: field }] } }) }],
  }),
  /** What visitors send: `refusedSchema` of src/contracts/submission-parts.ts. */
  submission: (error: string, field?: string) => ({
    success: false,
    error,
    ...(field === undefined ? {} : { fields: { [field]: error } }),
  }),
  /** Imports (spec §7). */
  import: (message: string) => ({ success: false, message }),
  /** What is read by anybody, and the server's own calls. */
  read: (error: string) => ({ error }),
} as const

export type Caller = keyof typeof refusalBodies

/** The media type of problem details (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json'

/**
 * The members of problem details, beside what callers have always read. The status says what kind of problem it is, so it
 * has no type of its own.
 */
const problemMembers = (status: number, detail: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
})

/**
 * Pages that have been open for long take no member they do not know for a refusal of what they sent, and would send it
 * again and again: of submissions, who asks for problem details gets them.
 */
const getsProblem = (caller: Caller, accept: string | null): boolean =>
  caller === 'read' ||
  caller === 'import' ||
  (caller === 'submission' && (accept ?? '').split(',').some((type) => mediaType(type) === PROBLEM_TYPE))

/** `accept`: what the caller wants to be answered with, as the header of that name says. */
export function refusalAnswer(
  caller: Caller,
  { status, message, details }: Refusal,
  accept: string | null = null,
): Answer {
  const { field, retryAfterSeconds, headers, more } = details
  const isProblem = getsProblem(caller, accept)
  return jsonAnswer(
    status,
    { ...refusalBodies[caller](message, field), ...(isProblem && problemMembers(status, message)), ...more },
    {
      ...(isProblem && { 'Content-Type': PROBLEM_TYPE }),
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...headers,
    },
  )
}

export const refusalResponse = (caller: Caller, refusal: Refusal): Response =>
  toResponse(refusalAnswer(caller, refusal))

/** Hides what went wrong inside behind a number that is also in the log. */
export const brokenRefusal = (requestId: string, status = 500): Refusal =>
  new Refusal(
    status,
    `Something went wrong on our side. Try again in a minute; if it happens again, give an administrator this number: ${requestId}`,
    { headers: { 'X-Request-Id': requestId }, more: { requestId } },
  )

export const unreadableValue = (): Refusal =>
  new Refusal(400, 'A value in the request is not of the kind its field holds.')
