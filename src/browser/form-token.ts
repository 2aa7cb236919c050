import { getJson } from '@/browser/get-json'

/** Timeout: without a token after this long the form is sent without one. */
const TOKEN_TIMEOUT_MS = 5000

/** A token that says when the form was first touched; `undefined` when there is none, which the server allows too. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TOKEN_TIMEOUT_MS)
    const answer = await getJson('/api/recommendations/token', { signal })
    const token: unknown = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}
