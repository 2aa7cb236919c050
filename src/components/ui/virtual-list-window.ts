type Window = {
  /** First and last row in view. */
  readonly startIndex: number
  readonly endIndex: number
  /** Rows beside them. */
  readonly overscan: number
  /** All rows. */
  readonly count: number
}

/** The rows to have in the document, in their order: those near the view, and those kept wherever they are. */
export function indexesNear({ startIndex, endIndex, overscan, count }: Window, kept: readonly number[]): number[] {
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  const near = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
  const far = new Set(kept.filter((index) => index >= 0 && index < count && (index < first || index > last)))
  return far.size === 0 ? near : [...near, ...far].sort((a, b) => a - b)
}
