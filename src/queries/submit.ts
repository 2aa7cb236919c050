import { acceptedSchema, IDEMPOTENCY_HEADER, refusedSchema } from '@/contracts/submission-parts'
import { parseJson } from '@/lib/text/parse-json'

/** The outcome of a submission, as far as the sender can see it. */
export type SubmitOutcome =
  | { readonly kind: 'accepted'; readonly receipt: string }
  /** Fields by dotted path, as in "steps.0.title". */
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>>; readonly message: string }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** `isPassing`: the fault is the server's, so sending the same again may succeed. */
  | { readonly kind: 'failed'; readonly message: string; readonly isPassing: boolean }
  /** No answer came: it may have been stored, and sending it again with the same key is safe. */
  | { readonly kind: 'unreachable' }

type Sending = {
  readonly path: '/api/recommendations' | '/api/reports'
  readonly body: object
  /** A UUID. The same for every attempt at the same submission. */
  readonly idempotencyKey: string
}

/** The server answers within eight seconds, of which five are for waiting behind others; the rest is for the slowest network. */
export const SUBMIT_TIMEOUT_MS = 20_000

/** Used when an answer with status 429 does not say how long to wait. */
const DEFAULT_WAIT_SECONDS = 60

/** Sends a submission once and never again by itself (spec §9: no mutation retries). Never throws. */
export async function submit({ path, body, idempotencyKey }: Sending): Promise<SubmitOutcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      // Spec §6: the requests send credentials.
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', [IDEMPOTENCY_HEADER]: idempotencyKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    })
    const text = await response.text()
    return parseOutcome({ status: response.status, text, retryAfter: response.headers.get('Retry-After') })
  } catch {
    return { kind: 'unreachable' }
  }
}

/** What an answer means. Only 201 with a receipt is a success: a proxy in between may answer anything with 200. */
export function parseOutcome(answer: {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
}): SubmitOutcome {
  const body = parseJson(answer.text)
  const accepted = acceptedSchema.safeParse(body)
  if (answer.status === 201 && accepted.success) return { kind: 'accepted', receipt: accepted.data.receipt }
  if (answer.status === 429) return { kind: 'limited', retryAfterSeconds: parseRetryAfter(answer.retryAfter) }

  const refused = refusedSchema.safeParse(body)
  if (!refused.success) return { kind: 'failed', message: 'The guide could not take it just now.', isPassing: true }
  const { error: message, fields } = refused.data
  return answer.status === 400 && fields !== undefined
    ? { kind: 'invalid', fields, message }
    : { kind: 'failed', message, isPassing: answer.status >= 500 }
}

function parseRetryAfter(retryAfter: string | null): number {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : DEFAULT_WAIT_SECONDS
}
