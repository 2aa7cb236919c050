type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Pixels of a map that are hidden at each of its edges. */
export type Hidden = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A map of which less than this can be seen has nothing to keep in view. Pixels. */
const LEAST_VISIBLE_PX = 48

/**
 * How much of a map is hidden by the edges of the window, by the bars at its top and bottom, and by a sheet that covers
 * it from below. `null` when hardly any of it is left, or when the sheet stands elsewhere than below.
 */
export function hiddenPart(map: Box, view: Box, sheet: Box | null): Hidden | null {
  const covers = sheet !== null && sheet.left < map.right && sheet.right > map.left && sheet.bottom > map.top
  const visible = {
    left: Math.max(map.left, view.left),
    top: Math.max(map.top, view.top),
    right: Math.min(map.right, view.right),
    bottom: Math.min(map.bottom, view.bottom, covers ? sheet.top : Infinity),
  }
  if (visible.right - visible.left < LEAST_VISIBLE_PX || visible.bottom - visible.top < LEAST_VISIBLE_PX) return null
  return {
    left: visible.left - map.left,
    top: visible.top - map.top,
    right: map.right - visible.right,
    bottom: map.bottom - visible.bottom,
  }
}
