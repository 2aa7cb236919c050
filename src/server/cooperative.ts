/** Work as a generator that yields after each small step, so that its runner can serve requests in between. */
export type Cooperative<Result> = Generator<void, Result, void>

/** A reader's request waits no longer than this, as long as steps are small. */
const SLICE_MS = 5

/**
 * Does the work to its end, and lets waiting requests be served in between: pages, imports and the review queue share a
 * process.
 */
export async function runCooperatively<Result>(work: Cooperative<Result>): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await yieldToEventLoop()
    since = performance.now()
  }
}

/** Does the work without a pause, for scripts and tests that serve no requests meanwhile. */
export function runSync<Result>(work: Cooperative<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Lets waiting requests be served before the next piece of work. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
