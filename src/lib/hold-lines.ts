type HoldOptions<Line> = {
  readonly intervalMs: number
  /** `heldBack` is how many there were beside this one since the last that was written. */
  readonly write: (line: Line, heldBack: number) => void
}

/**
 * For lines of a log of which an outage would write thousands: the first goes out at once, and then the last of each interval, with
 * the number of those that were held back.
 */
export function holdLines<Line>({ intervalMs, write }: HoldOptions<Line>): (line: Line) => void {
  let isHolding = false
  let held: { readonly last: Line; readonly before: number } | undefined

  function writeAndHold(line: Line, heldBack: number): void {
    write(line, heldBack)
    isHolding = true
    setTimeout(() => {
      isHolding = false
      if (held === undefined) return
      const { last, before } = held
      held = undefined
      writeAndHold(last, before)
    }, intervalMs).unref()
  }

  return (line) => {
    if (isHolding) held = { last: line, before: held === undefined ? 0 : held.before + 1 }
    else writeAndHold(line, 0)
  }
}
