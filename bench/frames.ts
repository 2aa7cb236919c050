import type { CDPSession, Page } from '@playwright/test'

import { PHONE } from './phone'
import { type ScreenFrames, watchScreen } from './screen-frames'

/** Runs in the page: the time from frame to frame. */
export const measureFrames = (duration: number): Promise<readonly number[]> =>
  new Promise((resolve) => {
    const start = performance.now()
    const frames: number[] = []
    let last: number | null = null
    const next = (time: number) => {
      if (last !== null) frames.push(time - last)
      last = time
      if (time - start < duration) requestAnimationFrame(next)
      else resolve(frames)
    }
    requestAnimationFrame(next)
  })

/** Of a hundred frames that the screen could show, how many these are. */
export const computeShownPercent = (frames: readonly number[]): number =>
  (100 * frames.length * FRAME_MS) / frames.reduce((sum, frame) => sum + frame, 0)

const FRAME_MS = 1_000 / 60

/** Runs in the page: the longest time between two frames. */
export const measureLongestFrame = (duration: number): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now()
    let last = start
    let longest = 0
    const next = (now: number) => {
      longest = Math.max(longest, now - last)
      last = now
      if (now - start < duration) requestAnimationFrame(next)
      else resolve(longest)
    }
    requestAnimationFrame(next)
  })

/**
 * Scrolls the page down by gestures, some eleven rows of a list at a time, with rests between them. Of a hundred frames that
 * the screen was due while the page moved, those that it showed with nothing missing.
 */
export async function dragDown(page: Page, session: CDPSession, drags: number): Promise<number> {
  const seen: ScreenFrames[] = []
  for (let count = 0; count < drags; count += 1) {
    const rested = page.waitForTimeout(DRAG_MS)
    seen.push(await watchScreen(session, () => drag(session)))
    await rested
  }
  const sum = (of: (frames: ScreenFrames) => number) => seen.reduce((total, frames) => total + of(frames), 0)
  return (100 * sum(({ shown }) => shown)) / sum(({ due }) => due)
}

const drag = (session: CDPSession): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    ...CENTRE,
    yDistance: -DRAG_PX,
    speed: DRAG_PX_PER_SECOND,
    gestureSourceType: 'mouse',
  })

/** The middle of the telephone's screen. */
const CENTRE = { x: PHONE.width / 2, y: PHONE.height / 2 } as const
const DRAG_PX = 2_500
const DRAG_PX_PER_SECOND = 3_000
/** The drag and the rest after it. */
const DRAG_MS = 1_500
