/** Spec §4, from low to high. */
export type SheetState = 'collapsed' | 'peeking' | 'expanded'

export type SheetEvent =
  /** A finger that moved up or down over the threshold: one level. */
  | 'swiped-up'
  | 'swiped-down'
  /** The handle: peeking and expanded in turn. */
  | 'handle'
  /** A tap beside the expanded sheet. */
  | 'backdrop'
  | 'escape'

/** Spec §4, §9. Pixels. */
export const SHEET_SWIPE_THRESHOLD_PX = 50

/** A tapping finger moves up to this much. Pixels. */
const TREMBLE_PX = 8

/** The next state (spec §4); the same when the event means nothing in it. */
export function nextSheetState(state: SheetState, event: SheetEvent): SheetState {
  switch (event) {
    case 'swiped-up':
      return state === 'collapsed' ? 'peeking' : 'expanded'
    case 'swiped-down':
      return state === 'expanded' ? 'peeking' : 'collapsed'
    case 'handle':
      return state === 'peeking' ? 'expanded' : 'peeking'
    case 'backdrop':
      return state === 'expanded' ? 'peeking' : state
    case 'escape':
      return 'collapsed'
  }
}

type Point = { readonly x: number; readonly y: number }

/**
 * `none`: a tap so far, or a move sideways, which belongs to what is inside; `moving`: the sheet follows the finger;
 * `up`, `down`: let go now, it moves a level. `offset` in pixels, negative is up.
 */
export type SheetSwipe =
  { readonly kind: 'none' } | { readonly kind: 'moving' | 'up' | 'down'; readonly offset: number }

/** What a move of the finger from one point to another means. */
export function sheetSwipe(from: Point, to: Point): SheetSwipe {
  const offset = to.y - from.y
  const distance = Math.abs(offset)
  if (distance <= TREMBLE_PX || distance <= Math.abs(to.x - from.x)) return { kind: 'none' }
  if (distance <= SHEET_SWIPE_THRESHOLD_PX) return { kind: 'moving', offset }
  return { kind: offset < 0 ? 'up' : 'down', offset }
}
