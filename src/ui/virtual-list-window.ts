/** Rows of a list that follow each other, by their place in it. */
export type Rows = { readonly first: number; readonly last: number }

/** Rows beside those in view, on each side, so that Tab and a screen reader find a next one. */
const ROWS_BESIDE = 8

/** As many once somebody scrolls in the list: a flick of the finger, or two turns of the wheel, find them there. */
const ROWS_BESIDE_MOVED = 16

/** While the page moves rows come only where fewer are left. */
const ROWS_SPARE = 3

/** In the document, unless more are in view. With the few that are kept wherever they are, sixty. */
const MOST_ROWS = 56

/** `moving`: the page is. `moved`: it rests after that. `none`: nobody has scrolled in this list. */
export type Movement = 'none' | 'moving' | 'moved'

/**
 * So many come with a frame, and what is seen is not held up by them. One takes a telephone slowed to a quarter 10 ms, two
 * 20; whoever has moved the page may be about to move it on, and a letter leaves time.
 */
const ROWS_IN_A_FRAME = { none: 1, moving: 2, moved: 2 } as const

/**
 * What has to be in the document at once: all rows in view, and of those beside them what is there already. The same
 * object if that is all.
 */
export function rowsAtOnce(shown: Rows | null, view: Rows): Rows {
  if (shown === null || shown.last < view.first - 1 || shown.first > view.last + 1) return view
  if (shown.first <= view.first && shown.last >= view.last) return shown
  return { first: Math.min(shown.first, view.first), last: Math.max(shown.last, view.last) }
}

/**
 * The rows of the next frame: more of those beside the view, and for each of them one less of those that are too far away
 * by now, whose place in the document it can take. The same object once all are there and no other.
 *
 * @param count all rows of the list
 */
export function rowsNextFrame(shown: Rows, view: Rows, count: number, movement: Movement): Rows {
  const room = Math.max(ROWS_SPARE, Math.floor((MOST_ROWS - lengthOf(view)) / 2))
  const beside = Math.min(room, movement === 'none' ? ROWS_BESIDE : ROWS_BESIDE_MOVED)
  const kept = around(view, beside, count)
  const wanted = movement === 'moving' ? around(view, ROWS_SPARE, count) : kept
  let { first, last } = shown
  for (let added = 0; added < ROWS_IN_A_FRAME[movement]; added += 1) {
    const missing = { above: first - wanted.first, below: wanted.last - last }
    if (missing.below > 0 && missing.below >= missing.above) last += 1
    else if (missing.above > 0) first -= 1
  }
  while (last - first + 1 > lengthOf(kept)) {
    if (kept.first - first > last - kept.last) first += 1
    else last -= 1
  }
  return first === shown.first && last === shown.last ? shown : { first, last }
}

const around = ({ first, last }: Rows, beside: number, count: number): Rows => ({
  first: Math.max(0, first - beside),
  last: Math.min(count - 1, last + beside),
})

const lengthOf = ({ first, last }: Rows): number => last - first + 1

/** These rows and those kept wherever they are, in the order of the list. */
export function indexesOf({ first, last }: Rows, kept: readonly number[], count: number): number[] {
  const near = Array.from({ length: Math.max(0, Math.min(last, count - 1) - first + 1) }, (_, offset) => first + offset)
  const far = new Set(kept.filter((index) => index >= 0 && index < count && (index < first || index > last)))
  return far.size === 0 ? near : [...near, ...far].sort((a, b) => a - b)
}
