/** Time budget of a frame for drawing, so that the map follows a dragging finger without delay. Milliseconds. */
const WORK_MS = 4

/** One step of some work; "more" when another is to follow. */
type Work = () => 'more' | void

export type FrameQueue = {
  readonly add: (work: Work) => void
  /** Drops all work that has not run. */
  readonly clear: () => void
}

/** Runs work in order: at least one step in each frame, then more until the budget is used up. */
export function createFrameQueue(
  nextFrame: (run: () => void) => void = requestAnimationFrame,
  now: () => number = () => performance.now(),
): FrameQueue {
  let queue: Work[] = []
  let isScheduled = false

  function run(): void {
    isScheduled = false
    const endsAt = now() + WORK_MS
    do if (queue[0]?.() !== 'more') queue.shift()
    while (queue.length > 0 && now() < endsAt)
    if (queue.length > 0) schedule()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    nextFrame(run)
  }

  return {
    add(work) {
      queue.push(work)
      schedule()
    },
    clear() {
      queue = []
    },
  }
}
