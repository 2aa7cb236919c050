/**
 * Works through a long list in steps, and yields between them, so that taps, letters and frames are handled.
 *
 * @param size items in a step: as many as a slow telephone does in a few milliseconds
 * @param signal ends it before the next step; the promise is rejected with its reason
 */
export async function inSteps<Item>(
  items: readonly Item[],
  size: number,
  work: (step: readonly Item[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await pause()
    signal?.throwIfAborted()
    work(items.slice(from, from + size))
  }
}

/** Where the browser has none, a timer, which is put off for four milliseconds when it follows another. */
const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve))
