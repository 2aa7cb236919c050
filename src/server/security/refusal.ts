type Details = { readonly field?: string; readonly headers?: Readonly<Record<string, string>> }

/** Thrown by the guards to end a request with an answer a person can act on. */
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

/** The answer to a refused request, in the shape of Payload's own errors so that the admin shows the sentence. */
export function refusalResponse({ status, message, details }: Refusal): Response {
  const data = details.field === undefined ? {} : { data: { errors: [{ message, path: details.field }] } }
  return Response.json(
    { errors: [{ message, ...data }] },
    { status, headers: { 'Cache-Control': 'no-store', ...details.headers } },
  )
}

/** Hides what went wrong inside behind a number that is also in the log. */
export function brokenResponse(requestId: string, status = 500): Response {
  const message = `Something went wrong on our side. Try again in a minute; if it happens again, give an administrator this number: ${requestId}`
  return Response.json(
    { errors: [{ message }], requestId },
    { status, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId } },
  )
}
