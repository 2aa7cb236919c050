import '@/lib/zod-without-eval'

import { statusSchema, type SubmissionStatus } from '@/contracts/recommendations'

import type { LookupProblem } from '../model/status-text'

const LOOKUP_TIMEOUT_MS = 15_000

const DEFAULT_WAIT_SECONDS = 60

type Found = { kind: 'found'; status: SubmissionStatus } | LookupProblem

/** What became of the submission with this receipt. Never throws. */
export const lookUp = (receipt: string): Promise<Found> => ask('/api/recommendations/status', receipt)

/** Has what was sent with this receipt erased, for good. Never throws; safe to repeat. */
export const erase = (receipt: string): Promise<Found> => ask('/api/recommendations/erase', receipt)

/** In a body, so that no receipt stands in an address. */
async function ask(path: string, receipt: string): Promise<Found> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ receipt }),
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
    })
    if (response.status === 404 || response.status === 400) return { kind: 'unknown' }
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
      return { kind: 'limited', retryAfterSeconds: Number.isFinite(seconds) ? seconds : DEFAULT_WAIT_SECONDS }
    }
    const body: unknown = response.ok ? await response.json() : null
    const read = statusSchema.safeParse(body)
    return read.success ? { kind: 'found', status: read.data } : { kind: 'failed' }
  } catch {
    return { kind: 'unreachable' }
  }
}
