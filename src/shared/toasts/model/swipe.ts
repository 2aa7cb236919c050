/** Spec §9. Pixels. */
export const TOAST_SWIPE_THRESHOLD_PX = 50

/** A finger that taps trembles this much. Pixels. */
const TREMBLE_PX = 8

type Point = { readonly x: number; readonly y: number }

/** `none`: a tap so far, or a scroll; `moving`: the toast follows the finger; `away`: let go now, it is dismissed. */
export type Swipe = { readonly kind: 'none' } | { readonly kind: 'moving' | 'away'; readonly offset: number }

/** What a move from one point to another means: sideways, to either side, over the threshold. */
export function swipeOf(from: Point, to: Point): Swipe {
  const offset = to.x - from.x
  const isSideways = Math.abs(offset) > TREMBLE_PX && Math.abs(offset) > Math.abs(to.y - from.y)
  if (!isSideways) return { kind: 'none' }
  return { kind: Math.abs(offset) > TOAST_SWIPE_THRESHOLD_PX ? 'away' : 'moving', offset }
}
