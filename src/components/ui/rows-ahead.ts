/** Where a row is, in pixels from the upper edge of the view. */
export type Extent = { readonly top: number; readonly bottom: number }

/**
 * As far as a flick of the finger goes, and the screen and a half around the view in which browsers lay rows out by
 * themselves. Pixels.
 */
export const AHEAD_PX = 4500

/** Those of `rows` in view and as far from it as a flick goes, the nearest first, and of two the one that comes next. */
export function rowsWithinReach<Row extends Extent>(rows: readonly Row[], viewHeight: number): readonly Row[] {
  const distance = ({ top, bottom }: Extent) => Math.max(0, top - viewHeight, -bottom)
  return rows.filter((row) => distance(row) <= AHEAD_PX).sort((a, b) => distance(a) - distance(b) || b.top - a.top)
}
