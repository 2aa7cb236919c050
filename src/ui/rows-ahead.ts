/** Where a row is, in pixels from the upper edge of the view. */
export type Extent = { readonly top: number; readonly bottom: number }

/**
 * As far as a flick of the finger goes, and the screen and a half around the view in which browsers lay rows out by
 * themselves. Pixels.
 */
export const AHEAD_PX = 4500

/**
 * Those of `rows` in view and as far below it as a flick goes, the nearest first. None above: whoever went past them has
 * had them laid out, and after a leap over them their heights, known at last, would move what is being read in browsers
 * that do not hold on to it.
 */
export function rowsWithinReach<Row extends Extent>(rows: readonly Row[], viewHeight: number): readonly Row[] {
  return rows.filter(({ top, bottom }) => bottom > 0 && top <= viewHeight + AHEAD_PX).sort((a, b) => a.top - b.top)
}
