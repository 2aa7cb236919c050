type BackOffOptions = {
  readonly firstMs?: number
  readonly ceilingMs?: number
  /** Most tries within the window. */
  readonly tries?: number
  readonly windowMs?: number
  /** Milliseconds, from any fixed point. */
  readonly now?: () => number
}

/** Which try this is, of how many in the window, and how long to wait before it. */
export type NextTry = { readonly waitMs: number; readonly number: number; readonly of: number }

/**
 * Exponential back-off with a ceiling: each try within the window waits twice as long as the one before. The first eight
 * of the usual settings take a minute and a half together, longer than a database needs to repair itself from its log.
 *
 * @returns a function to call before each try; it gives `undefined` when the tries of the window are used up
 */
export function createBackOff({
  firstMs = 500,
  ceilingMs = 30_000,
  tries = 8,
  windowMs = 600_000,
  now = () => performance.now(),
}: BackOffOptions = {}): () => NextTry | undefined {
  let made: readonly number[] = []
  return () => {
    const at = now()
    made = made.filter((one) => at - one < windowMs)
    if (made.length >= tries) return undefined
    const waitMs = Math.min(ceilingMs, firstMs * 2 ** made.length)
    made = [...made, at]
    return { waitMs, number: made.length, of: tries }
  }
}
