type BackOffOptions = {
  readonly firstMs?: number
  readonly ceilingMs?: number
  /** Tries longer ago do not count. */
  readonly windowMs?: number
  /** Milliseconds, from any fixed point. */
  readonly now?: () => number
}

/**
 * Exponential back-off with a ceiling, for ever: each try within the window waits twice as long as the one before, half a
 * minute at most.
 *
 * @returns a function to call before each try, which gives how long to wait, in milliseconds
 */
export function createBackOff({
  firstMs = 500,
  ceilingMs = 30_000,
  windowMs = 600_000,
  now = () => performance.now(),
}: BackOffOptions = {}): () => number {
  let made: readonly number[] = []
  return () => {
    const at = now()
    made = made.filter((one) => at - one < windowMs)
    const waitMs = Math.min(ceilingMs, firstMs * 2 ** made.length)
    made = [...made, at]
    return waitMs
  }
}
