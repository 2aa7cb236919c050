import type { SettlingRequest } from '@/contracts/handed-over'
import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueAnswer } from '@/contracts/review-queue'
import { reviewAnswerSchema, type ReviewResult } from '@/contracts/review-results'

/** Longer than the largest bulk action takes; a moderator should not wait for ever for a server that is gone. */
const TIMEOUT_MS = 120_000

/** What the server said when it refused the whole call. */
export class QueueError extends Error {}

/** `query` is that of `queueQuerySchema`. Throws a `QueueError` with words for people. */
export async function fetchQueue(apiRoute: string, query: string, signal?: AbortSignal): Promise<QueueAnswer> {
  const response = await call(`${apiRoute}/recommendations/queue?${query}`, { signal: signal ?? null })
  if (!response.ok) throw await toQueueError(response)
  // The answer of our own server, built from the same type in the same build.
  return (await response.json()) as QueueAnswer
}

/** Of one call: few enough that a moderator sees it going on. The server takes `MAX_REVIEW_ITEMS`. */
const ITEMS_PER_CALL = 40

/**
 * Sends decisions. Many items go in several calls, one after the other; when one of them fails, its items and the rest are
 * returned as failed, so that the result is known for each item. Throws only when nothing was done. `onProgress` is called
 * with the number of items answered.
 */
export async function postReview(
  apiRoute: string,
  request: ReviewRequestInput,
  onProgress?: (done: number) => void,
): Promise<readonly ReviewResult[]> {
  const results: ReviewResult[] = []
  for (const part of splitIntoCalls(request)) {
    try {
      results.push(...(await post(`${apiRoute}/recommendations/review`, part)))
      onProgress?.(results.length)
    } catch (error) {
      if (results.length === 0) throw error
      const message = error instanceof QueueError ? error.message : 'The connection broke off. Load the list again.'
      const sent = new Set(results.map(({ id }) => id))
      const rest = request.items.filter(({ id }) => !sent.has(id))
      return [...results, ...rest.map(({ id }) => ({ ok: false, id, code: 'failed', message }) as const)]
    }
  }
  return results
}

/** What an editor does with a report that was handed over. Throws a `QueueError` with words for people. */
export const postSettling = (apiRoute: string, request: SettlingRequest): Promise<readonly ReviewResult[]> =>
  post(`${apiRoute}/recommendations/handed-over`, request)

async function post(address: string, request: unknown): Promise<readonly ReviewResult[]> {
  const response = await call(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  // The status of one item alone is the call's too, so the body decides.
  const answer = reviewAnswerSchema.safeParse(body)
  if (answer.success) return answer.data.results
  throw await toQueueError(response)
}

function splitIntoCalls(request: ReviewRequestInput): readonly ReviewRequestInput[] {
  const parts: ReviewRequestInput[] = []
  for (let start = 0; start < request.items.length; start += ITEMS_PER_CALL) {
    // The union of requests is lost in the spread; the items stay those of this very request.
    parts.push({ ...request, items: request.items.slice(start, start + ITEMS_PER_CALL) } as ReviewRequestInput)
  }
  return parts
}

async function call(address: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(address, {
    ...init,
    signal,
    credentials: 'same-origin',
    headers: { Accept: 'application/json', ...init.headers },
  })
}

async function toQueueError(response: Response): Promise<QueueError> {
  if (response.status === 401)
    return new QueueError('Your session has ended. Sign in again in another tab, then go on.')
  const body: unknown = await response.json().catch(() => null)
  return new QueueError(findMessage(body) ?? `The server answered ${response.status}. Try again.`)
}

function findMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  if ('error' in body && typeof body.error === 'string') return body.error
  if ('message' in body && typeof body.message === 'string') return body.message
  if (!('errors' in body) || !Array.isArray(body.errors)) return null
  const [first] = body.errors as readonly unknown[]
  return findMessage(first)
}
