import { vi } from 'vitest'

type Call = {
  readonly path: string
  readonly headers: Headers
  /** As it was read from JSON; `null` without a body. */
  readonly body: Record<string, unknown> | null
}

type Answer = (call: Call) => Response | Promise<Response>

/**
 * Puts answers in the place of `fetch`, by path without its query, and notes the calls. A path without an answer is as a
 * server that cannot be reached. Vitest takes it back after the test.
 */
export function answerCalls(answers: Readonly<Record<string, Answer>>): readonly Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null
    const call = { path: pathname, headers: new Headers(init?.headers), body }
    calls.push(call)
    const answer = answers[pathname]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer(call)
  })
  return calls
}

/** Of these calls, those of one path. */
export const callsTo = (calls: readonly Call[], path: string): readonly Call[] =>
  calls.filter((call) => call.path === path)
