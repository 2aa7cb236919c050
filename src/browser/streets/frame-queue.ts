/** Milliseconds of a frame that drawing may take, so that a finger that drags the map is followed. */
const WORK_MS = 8

/** One step of some work; "more" when another is to follow. */
export type Work = () => 'more' | void

export type FrameQueue = {
  readonly add: (work: Work) => void
  /** Forgets what has not been done. */
  readonly clear: () => void
}

/** Does one work after the other, in each frame at least one step and then as many as there is time for. */
export function createFrameQueue(
  nextFrame: (run: () => void) => void = requestAnimationFrame,
  now: () => number = () => performance.now(),
): FrameQueue {
  let waiting: Work[] = []
  let isAsked = false

  function run(): void {
    isAsked = false
    const endsAt = now() + WORK_MS
    do if (waiting[0]?.() !== 'more') waiting.shift()
    while (waiting.length > 0 && now() < endsAt)
    if (waiting.length > 0) ask()
  }

  function ask(): void {
    if (isAsked) return
    isAsked = true
    nextFrame(run)
  }

  return {
    add(work) {
      waiting.push(work)
      ask()
    },
    clear() {
      waiting = []
    },
  }
}
