/** Work that stops by itself after each small step, so that whoever drives it may let others in. */
export type Sliced<Result> = Generator<void, Result, void>

/** A reader's request waits no longer than this, as long as steps are small. */
const SLICE_MS = 5

/**
 * Does the work to its end, and lets waiting requests be served in between: pages, imports and the review queue share a
 * process.
 */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await breathe()
    since = performance.now()
  }
}

/** Does the work in one go, where nobody waits. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Lets waiting requests be served before the next piece of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
