type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** What a finger needs at the least, WCAG 2.2, 2.5.8. Pixels. */
const LEAST_TARGET_PX = 24

/** Whether enough of a mark is left for a finger beside each of the controls that stand over it. */
export const canBeHit = (mark: Box, controls: readonly Box[]): boolean =>
  controls.every((control) => {
    const width = Math.min(mark.right, control.right) - Math.max(mark.left, control.left)
    const height = Math.min(mark.bottom, control.bottom) - Math.max(mark.top, control.top)
    if (width <= 0 || height <= 0) return true
    return mark.right - mark.left - width >= LEAST_TARGET_PX || mark.bottom - mark.top - height >= LEAST_TARGET_PX
  })
