/** Rows of a list that follow each other, by their place in it. */
export type Rows = { readonly first: number; readonly last: number }

/** Rows beside those in view, so that Tab and a screen reader find a next one. */
const ROWS_BESIDE = 8

/** So many of them come with a frame: rows out of view may not cost the frame that moves those in view. */
const ROWS_IN_A_FRAME = 2

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
 * The rows of the next frame: a few more of those beside the view, and for each of them one less of those that are too
 * far away by now, whose place in the document it can take. The same object once all are there and no other.
 *
 * @param count all rows of the list
 */
export function rowsNextFrame(shown: Rows, view: Rows, count: number): Rows {
  const wanted: Rows = {
    first: Math.max(0, view.first - ROWS_BESIDE),
    last: Math.min(count - 1, view.last + ROWS_BESIDE),
  }
  let { first, last } = shown
  for (let added = 0; added < ROWS_IN_A_FRAME; added += 1) {
    const missing = { above: first - wanted.first, below: wanted.last - last }
    if (missing.below > 0 && missing.below >= missing.above) last += 1
    else if (missing.above > 0) first -= 1
  }
  const most = wanted.last - wanted.first + 1
  while (last - first + 1 > most) {
    if (wanted.first - first > last - wanted.last) first += 1
    else last -= 1
  }
  return first === shown.first && last === shown.last ? shown : { first, last }
}

/** These rows and those kept wherever they are, in the order of the list. */
export function indexesOf({ first, last }: Rows, kept: readonly number[], count: number): number[] {
  const near = Array.from({ length: Math.max(0, Math.min(last, count - 1) - first + 1) }, (_, offset) => first + offset)
  const far = new Set(kept.filter((index) => index >= 0 && index < count && (index < first || index > last)))
  return far.size === 0 ? near : [...near, ...far].sort((a, b) => a - b)
}
